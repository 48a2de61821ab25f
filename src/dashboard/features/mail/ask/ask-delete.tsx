import { useNavigate, useParams } from '@tanstack/react-router';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { deletionText } from '../../../lib/text/deletion.ts';
import { useText } from '../../../lib/text/language.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import type { AskProps } from '../actions/context.ts';

/** Asks before conversations are permanently deleted, and lists what is deleted with them. */
export function AskDelete({ of, onClose }: AskProps) {
  const text = useText(deletionText);
  const navigate = useNavigate();
  const { id: open } = useParams({ strict: false }) as { id?: number };
  const remove = useAct({
    run: async () => {
      for (const { id } of of) {
        await client.DELETE('/api/threads/{id}', {
          params: { path: { id }, query: { permanently: 'true' } },
        });
      }
      if (of.some(({ id }) => id === open)) await navigate({ to: '/mail', search: true });
    },
    touches: ['thread', 'task'],
    said: text.deleted(of.length),
  });
  return (
    <FormDialog
      title={text.deleteTitle(of.length)}
      submit={text.deleteForGood}
      kind="danger"
      onSubmit={remove.submit}
      onClose={onClose}
    >
      <p>{text.deleteWhat}</p>
    </FormDialog>
  );
}
