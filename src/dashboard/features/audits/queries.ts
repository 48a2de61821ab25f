import { useQueryClient } from '@tanstack/react-query';
import { api, client, dataOf, type Schemas } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { mergeNewest } from './merge.ts';
import type { AuditsSearch } from './search.ts';

export type Audit = Schemas['Audit'];
export type Summary = Schemas['AuditSummary'];
export type Results = NonNullable<Audit['results']>;
export type Observatory = NonNullable<NonNullable<Results['dimensions']['security']>['observatory']>;
export type Recommendation = Schemas['AuditRecommendation'];
export type Check = Schemas['AuditCheck'];

const POLL_MS = 2000;
const PAGE = 25;

export const isUnfinished = ({ status }: { status: Schemas['AuditStatus'] }) =>
  status === 'pending' || status === 'processing';

const auditParams = (id: number) => ({ params: { path: { id } } });

/** Fetches an audit, and polls until it is finished. */
export function useAudit(id: number) {
  return api.useQuery('get', '/api/audits/{id}', auditParams(id), {
    refetchInterval: ({ state }) => (state.data && isUnfinished(state.data) ? POLL_MS : false),
  });
}

/** Returns a function that changes a cached audit. */
export function useKeepAudit() {
  const queries = useQueryClient();
  return (id: number, change: (audit: Audit) => Audit) => {
    const { queryKey } = api.queryOptions('get', '/api/audits/{id}', auditParams(id));
    queries.setQueryData<Audit>(queryKey, (audit) => audit && change(audit));
  };
}

/** Fetches audits of all types, newest first: the API lists security audits separately. */
export function useAudits({ type, status, url }: AuditsSearch) {
  const filters = { limit: PAGE, ...(status && { status }), ...(url && { url }) };
  const refetchEvery = (list: Summary[]) => (list.some(isUnfinished) ? POLL_MS : 0);
  const first = usePages('/api/audits', { ...filters, ...(type && { type }) }, { refetchEvery });
  const security = usePages(
    '/api/audits',
    { ...filters, type: 'security' },
    { refetchEvery, enabled: type === undefined },
  );
  const lists = type ? [first] : [first, security];
  const items = lists.every((list) => list.items)
    ? mergeNewest(lists.map((list) => ({ items: list.items!, hasMore: list.hasNextPage })))
    : undefined;
  return {
    data: items,
    error: lists.find(({ error }) => error)?.error,
    refetch: () => lists.forEach((list) => void list.refetch()),
    hasMore: lists.some(({ hasNextPage }) => hasNextPage),
    isFetchingMore: lists.some(({ isFetchingNextPage }) => isFetchingNextPage),
    fetchMore: () => {
      for (const list of lists) if (list.hasNextPage) void list.fetchNextPage();
    },
  };
}

/** Fetches the file of a video audit, which is deleted 30 days after its upload. */
export function useVideo(uploadId: number | null) {
  return api.useQuery(
    'get',
    '/api/audits/uploads/{id}',
    { params: { path: { id: uploadId ?? 0 } } },
    { enabled: uploadId !== null, staleTime: Number.POSITIVE_INFINITY, throwOnError: false },
  ).data;
}

/** Starts the audit of a website. */
export async function startSiteAudit(type: 'digital' | 'security', url: string): Promise<Audit> {
  return type === 'security'
    ? dataOf(await client.POST('/api/security-audits', { body: { url } }))
    : dataOf(await client.POST('/api/audits', { body: { type, url } }));
}
