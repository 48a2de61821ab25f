import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { paths } from './schema.d.ts';

/** Answers of the API that the page holds, whatever their query was. */
const queryOf = (path: keyof paths) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === path,
});

/**
 * Changes what the page holds of some paths before the API has answered. Answers the way back. Requests under way are
 * cancelled, as their answers would undo it, and are made again later; first requests go on, as nothing is held yet.
 * `key` has the query: `['get', path, { params }]`.
 */
export async function patch<T>(
  queries: QueryClient,
  list: (keyof paths)[],
  change: (data: T, key: QueryKey) => T,
): Promise<() => void> {
  const held = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => list.some((path) => queryKey[1] === path) && state.data !== undefined);
  const cancelled = held.filter(({ state }) => state.fetchStatus === 'fetching');
  await Promise.all(cancelled.map(({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })));
  const before = held.map(({ queryKey, state }) => [queryKey, state.data as T] as const);
  for (const [key, data] of before) queries.setQueryData(key, change(data, key));
  for (const { queryKey } of cancelled) {
    void queries.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** Fetches again what the page shows of some paths, and forgets the rest. */
export async function refresh(queries: QueryClient, ...list: (keyof paths)[]): Promise<void> {
  await Promise.all(list.map((path) => queries.invalidateQueries(queryOf(path))));
}
