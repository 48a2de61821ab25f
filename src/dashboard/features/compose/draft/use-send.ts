import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import type { Draft, Saved } from './draft.ts';
import type { ServerDraft } from './server-draft.ts';

interface Sending {
  save: () => Promise<Saved>;
  /** The scheduled time (ISO 8601); if missing, it is sent after the hold. */
  sendAt?: string | undefined;
  /** The email of an earlier attempt whose outcome is unknown. */
  stored: Draft['stored'];
  /** Gets its state, at once. */
  onSent: (sent: ServerDraft) => void;
}

/**
 * Saves a draft and sends it. Never sends twice: the API creates one email per draft, and retries an
 * email of unknown outcome unchanged. Throws `Problem`.
 */
export function useSend() {
  return useAct({
    async run({ save, sendAt, stored, onSent }: Sending): Promise<void> {
      const { id, version } = await save();
      const params = { path: { id } };
      if (stored) {
        const email = { path: { id: stored.emailId } };
        await client.POST('/api/emails/{id}/retry', { params: email, body: { confirm: stored.isUnknown } });
        return onSent(dataOf(await client.GET('/api/drafts/{id}', { params })));
      }
      const body = { version, ...(sendAt !== undefined && { send_at: sendAt }) };
      onSent(dataOf(await client.POST('/api/drafts/{id}/send', { params, body })));
    },
    touches: ['draft', 'thread'],
  });
}
