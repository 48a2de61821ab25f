import { useAct } from '../../api/act.ts';
import { client, dataOf } from '../../api/client.ts';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';

const TOUCHES = ['contact', 'thread', 'task'] as const;

interface Unblocked {
  id: number;
  name: string;
  /** Takes back what the block has moved. */
  undoToken?: string | undefined;
}

/** Blocks or unblocks a sender, and offers undo. */
export function useBlock() {
  const text = useText(contactsText);
  const unblock = useAct({
    async run({ id, undoToken }: Unblocked) {
      await client.PATCH('/api/contacts/{id}', { params: { path: { id } }, body: { is_blocked: false } });
      if (undoToken) await client.POST('/api/threads/undo', { body: { token: undoToken } });
    },
    touches: TOUCHES,
    failed: text.notChanged,
    said: ({ name }) => text.unblocked(name),
  });
  const block = useAct({
    run: async ({ address, alsoExisting }: { address: string; alsoExisting: boolean }) =>
      dataOf(await client.POST('/api/contacts/block', { body: { address, also_existing: alsoExisting } })),
    touches: TOUCHES,
    said(_, { name, address, moved }) {
      const changed = moved?.changed ?? 0;
      return changed > 0 ? text.blockedAndMoved(name || address, changed) : text.blocked(name || address);
    },
    undo: (_, { id, name, address, moved }) =>
      unblock.act({ id, name: name || address, undoToken: moved?.undo?.token }),
  });
  return { block, unblock };
}
