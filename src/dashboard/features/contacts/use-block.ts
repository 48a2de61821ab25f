import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../../api/client.ts';
import { refresh } from '../../api/patch.ts';
import { commonText } from '../../lib/text/common.ts';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { say, sayFailure } from '../../ui/toast.tsx';

const fetchAgain = (queries: QueryClient) =>
  refresh(
    queries,
    '/api/contacts',
    '/api/contacts/{id}',
    '/api/contacts/{id}/threads',
    '/api/threads',
    '/api/threads/{id}',
    '/api/tasks',
  );

/** Blocks or unblocks a sender, and offers undo. */
export function useBlock() {
  const text = useText(contactsText);
  const common = useText(commonText);
  const queries = useQueryClient();

  async function unblock(id: number, name: string, undoToken?: string) {
    try {
      await client.PATCH('/api/contacts/{id}', { params: { path: { id } }, body: { is_blocked: false } });
      if (undoToken) await client.POST('/api/threads/undo', { body: { token: undoToken } });
      say(text.unblocked(name));
    } catch (error) {
      sayFailure(error, text.notChanged);
    }
    await fetchAgain(queries);
  }

  /** Throws the API's `Problem`. */
  async function block(address: string, alsoExisting: boolean): Promise<Schemas['ContactUpdated']> {
    const contact = dataOf(
      await client.POST('/api/contacts/block', { body: { address, also_existing: alsoExisting } }),
    );
    const name = contact.name || contact.address;
    const { changed = 0, undo = null } = contact.moved ?? {};
    say(changed > 0 ? text.blockedAndMoved(name, changed) : text.blocked(name), {
      label: common.undo,
      run: () => void unblock(contact.id, name, undo?.token),
    });
    await fetchAgain(queries);
    return contact;
  }
  return { block, unblock };
}
