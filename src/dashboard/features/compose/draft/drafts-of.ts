import type { QueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../../api/client.ts';
import { useSession } from '../../session/index.ts';

export type DraftSummary = Schemas['DraftSummary'];

const MOST = 20;
const initOf = (threadId: number) => ({ params: { query: { email_id: threadId, limit: MOST } } });

/** Returns the unsent drafts in a conversation, newest change first: `own` are those that the user began or changed. */
export function useDraftsOf(threadId: number) {
  const { data: session } = useSession();
  const { data, error } = api.useQuery('get', '/api/drafts', initOf(threadId));
  const me = Number(session?.user.id);
  const isOwn = ({ author, updated_by }: DraftSummary) => author === me || updated_by === me;
  const open = data?.filter(({ state }) => state === 'draft' || state === 'failed') ?? [];
  return {
    all: data,
    own: open.find(isOwn),
    others: open.find((draft) => !isOwn(draft)),
    isOwn,
    /** Whether they are still being loaded. A failure counts as none. */
    isLoading: data === undefined && !error,
  };
}

/** Shows a draft in its conversation as it stands, before it is fetched again. */
export function showDraft(queries: QueryClient, threadId: number, draft: Schemas['Draft']): void {
  queries.setQueryData(['get', '/api/drafts/{id}', { params: { path: { id: draft.id } } }], draft);
  queries.setQueryData<DraftSummary[]>(['get', '/api/drafts', initOf(threadId)], (list = []) => [
    draft,
    ...list.filter(({ id }) => id !== draft.id),
  ]);
}
