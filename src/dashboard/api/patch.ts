import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { paths } from './schema.d.ts';

type Path = keyof paths;
type DataOf<P extends Path> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer Data } } } };
}
  ? Data
  : never;

/**
 * Changes the cached data of some paths. A list in pages is cached as its pages: the callback then names the type of its
 * data. `key` is the query key: `['get', path, { params }]`.
 */
export type Patch = <P extends Path, Data = DataOf<P>>(
  paths: P | readonly P[],
  change: (data: Data, key: QueryKey) => Data,
) => void;

/**
 * Applies optimistic changes to cached data. Cancels pending refetches, whose responses would undo them; first fetches
 * continue, as nothing is cached yet. Returns the rollback, and the cancelled queries, to repeat them later.
 */
export async function applyPatches(queries: QueryClient, collect: (patch: Patch) => void) {
  const changes: { paths: readonly string[]; change: (data: never, key: QueryKey) => unknown }[] = [];
  collect((paths, change) => changes.push({ paths: [paths].flat(), change }));
  const changesOf = ([, path]: QueryKey) => changes.filter(({ paths }) => paths.includes(String(path)));
  const held = queries
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && changesOf(queryKey).length > 0);
  const cancelled = held.filter(({ state }) => state.fetchStatus === 'fetching');
  await Promise.all(cancelled.map(({ queryKey }) => queries.cancelQueries({ queryKey, exact: true })));
  const before = held.map(({ queryKey, state }) => [queryKey, state.data] as const);
  for (const [key, data] of before) {
    queries.setQueryData(
      key,
      changesOf(key).reduce<unknown>((now, { change }) => change(now as never, key), data),
    );
  }
  return {
    back() {
      for (const [key, data] of before) queries.setQueryData(key, data);
    },
    cancelled,
  };
}
