import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import type { Draft, Saved } from './draft.ts';
import type { ServerDraft } from './server-draft.ts';

interface Sending {
  save: () => Promise<Saved>;
  /** The scheduled time (ISO 8601); if missing, it is sent after the hold. */
  sendAt?: string | undefined;
  /** The email of an earlier attempt whose outcome is unknown. */
  stored: Draft['stored'];
}

/**
 * Saves a draft and sends it. Returns its state. Never sends twice: the API creates one email per draft, and retries an
 * email of unknown outcome unchanged. Throws `Problem`.
 */
export function useSend() {
  const queries = useQueryClient();
  return useMutation({
    // Otherwise it would be sent in the background on reconnect, unnoticed.
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
