import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../api/act.ts';
import { client, type Schemas } from '../../api/client.ts';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { FormDialog } from '../../ui/dialog.tsx';

/** A confirmation dialog for deleting a contact, which lists what is deleted with it. */
export function DeleteDialog({ contact, onClose }: { contact: Schemas['Contact']; onClose: () => void }) {
  const text = useText(contactsText);
  const navigate = useNavigate();
  const name = contact.name || contact.address;
  const remove = useAct({
    async run() {
      await client.DELETE('/api/contacts/{id}', { params: { path: { id: contact.id } } });
      await navigate({ to: '/contacts' });
    },
    touches: ['contact'],
    said: text.removed(name),
  });
  return (
    <FormDialog
      title={text.removeTitle(name)}
      submit={text.remove}
      kind="danger"
      onSubmit={() => remove.submit()}
      onClose={onClose}
    >
      <p>{text.removeLead}</p>
      {contact.is_blocked && <p>{text.removeBlocked}</p>}
    </FormDialog>
  );
}
