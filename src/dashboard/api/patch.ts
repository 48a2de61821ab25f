import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { paths } from './schema.d.ts';

/** Answers of the API that the page holds, whatever their query was. */
const queryOf = (path: keyof paths) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === path,
});

/**
 * Changes what the page holds of some paths before the API has answered. Answers the way back. Waits until requests
 * under way are cancelled, whose answers would undo it. `key` has the query: `['get', path, { params }]`.
 */
export async function patch<T>(
  queries: QueryClient,
  list: (keyof paths)[],
  change: (data: T, key: QueryKey) => T,
): Promise<() => void> {
  const filters = list.map(queryOf);
  await Promise.all(filters.map((filter) => queries.cancelQueries(filter)));
  const before = filters.flatMap((filter) => queries.getQueriesData<T>(filter));
  for (const [key, data] of before) if (data !== undefined) queries.setQueryData(key, change(data, key));
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** Fetches again what the page shows of some paths, and forgets the rest. */
export async function refresh(queries: QueryClient, ...list: (keyof paths)[]): Promise<void> {
  await Promise.all(list.map((path) => queries.invalidateQueries(queryOf(path))));
}
