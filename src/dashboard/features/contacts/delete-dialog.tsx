import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client, type Schemas } from '../../api/client.ts';
import { refresh } from '../../api/patch.ts';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { say } from '../../ui/toast.tsx';

/** A confirmation dialog for deleting a contact, which lists what is deleted with it. */
export function DeleteDialog({ contact, onClose }: { contact: Schemas['Contact']; onClose: () => void }) {
  const text = useText(contactsText);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const name = contact.name || contact.address;
  async function remove() {
    await client.DELETE('/api/contacts/{id}', { params: { path: { id: contact.id } } });
    await navigate({ to: '/contacts' });
    say(text.removed(name));
    await refresh(queries, '/api/contacts');
  }
  return (
    <FormDialog
      title={text.removeTitle(name)}
      submit={text.remove}
      kind="danger"
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{text.removeLead}</p>
      {contact.is_blocked && <p>{text.removeBlocked}</p>}
    </FormDialog>
  );
}
