import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import type { Draft, Saved } from './draft.ts';
import type { ServerDraft } from './server-draft.ts';

interface Sending {
  save: () => Promise<Saved>;
  /** When it is sent (ISO 8601); without it after the hold. */
  sendAt?: string | undefined;
  /** The email of an earlier attempt, which nobody knows the outcome of. */
  stored: Draft['stored'];
}

/**
 * Saves a draft and sends it; answers how it stands. It is never sent twice: the API makes one email of a draft, and an
 * email whose outcome nobody knows is tried again as it is. Throws `Problem`.
 */
export function useSend() {
  const queries = useQueryClient();
  return useMutation({
    // Waiting for the connection in the background would send what nobody looks at any more.
    networkMode: 'always',
    mutationFn: async ({ save, sendAt, stored }: Sending): Promise<ServerDraft> => {
      const { id, version } = await save();
      const params = { path: { id } };
      if (stored) {
        const email = { path: { id: stored.emailId } };
        await client.POST('/api/emails/{id}/retry', { params: email, body: { confirm: stored.isUnknown } });
        return dataOf(await client.GET('/api/drafts/{id}', { params }));
      }
      const body = { version, ...(sendAt !== undefined && { send_at: sendAt }) };
      return dataOf(await client.POST('/api/drafts/{id}/send', { params, body }));
    },
    onSettled: () => void refresh(queries, '/api/drafts', '/api/threads', '/api/threads/{id}', '/api/emails'),
  });
}
