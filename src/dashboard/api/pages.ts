import { type InfiniteData, type QueryClient, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { PathsWithMethod } from 'openapi-typescript-helpers';
import { client } from './client.ts';
import type { paths } from './schema.d.ts';

type ListPath = PathsWithMethod<paths, 'get'>;
type Query<P extends ListPath> = paths[P] extends { get: { parameters: { query?: infer Q } } } ? Q : never;
type Item<P extends ListPath> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer List } } } };
}
  ? List extends (infer I)[] | { items: (infer I)[] }
    ? I
    : never
  : never;

interface Page<I> {
  items: I[];
  /** The cursor of the next page, from the `Link` header. */
  next: string | undefined;
  /** The number of matches, if the API counts them. */
  total: number | undefined;
}

const cursorOf = (link: string | null) => {
  const next = link?.match(/<([^<>]*)>; rel="next"/)?.[1];
  return next === undefined ? undefined : new URL(next, location.href).searchParams;
};

interface Options<I> {
  enabled?: boolean;
  /** The page size after the first page. */
  further?: number;
  /** Returns the milliseconds until the next automatic refetch, given the shown items. */
  refetchEvery?: (items: I[]) => number;
}

/** The query options of a paginated list. */
const pagesOptions = <P extends ListPath>(path: P, query: Query<P>, further?: number) => ({
  queryKey: ['get', path, { params: { query } }, 'pages'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
    const following = Object.fromEntries(new URLSearchParams(pageParam));
    if (pageParam !== undefined && further !== undefined) following['limit'] = String(further);
    const init = { params: { query: { ...(query as object), ...following } }, signal };
    const { data, response } = (await client.GET(path, init as never)) as {
      data: unknown;
      response: Response;
    };
    const total = response.headers.get('x-total-count');
    return {
      items: (Array.isArray(data) ? data : (data as { items: unknown }).items) as Item<P>[],
      next: cursorOf(response.headers.get('link'))?.toString(),
      total: total === null ? undefined : Number(total),
    };
  },
  getNextPageParam: ({ next }: Page<Item<P>>) => next,
});

/** Prefetches the first page of a list while its screen is still loading, unless it is cached. */
export function askAhead<P extends ListPath>(
  queries: QueryClient,
  path: P,
  query: Query<P>,
  further?: number,
): void {
  const options = pagesOptions(path, query, further);
  if (queries.getQueryState(options.queryKey) === undefined) void queries.prefetchInfiniteQuery(options);
}

/**
 * Returns a list with infinite scrolling: pages follow the API's `Link: <…>; rel="next"`. A refetch fetches all pages,
 * so a long list has more items on each page after the first.
 */
export function usePages<P extends ListPath>(
  path: P,
  query: Query<P>,
  { enabled, further, refetchEvery }: Options<Item<P>> = {},
) {
  const result = useInfiniteQuery<
    Page<Item<P>>,
    Error,
    InfiniteData<Page<Item<P>>>,
    QueryKey,
    string | undefined
  >({
    ...pagesOptions(path, query, further),
    // Excludes `isFetching`, which would render the whole list twice for each remote change.
    notifyOnChangeProps: [
      'data',
      'error',
      'status',
      'hasNextPage',
      'isFetchingNextPage',
      'isFetchNextPageError',
    ],
    ...(enabled === undefined ? {} : { enabled }),
    ...(refetchEvery && {
      refetchInterval: ({ state }) => refetchEvery(state.data?.pages.flatMap(({ items }) => items) ?? []),
    }),
  });
  return {
    ...result,
    items: result.data?.pages.flatMap(({ items }) => items),
    total: result.data?.pages[0]?.total,
  };
}
