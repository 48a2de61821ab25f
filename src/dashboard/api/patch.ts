import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { paths } from './schema.d.ts';

/** Matches all cached queries of a path. */
const queryOf = (path: keyof paths) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === path,
});

/**
 * Changes cached data of some paths optimistically, before the API has responded. Returns the rollback. Cancels pending
 * refetches, whose responses would undo the change, and repeats them later; first fetches continue, as nothing is
 * cached yet. `key` is the query key: `['get', path, { params }]`.
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

/** Refetches the shown data of some paths, and invalidates the rest. */
export async function refresh(queries: QueryClient, ...list: (keyof paths)[]): Promise<void> {
  await Promise.all(list.map((path) => queries.invalidateQueries(queryOf(path))));
}
