import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { deletionText } from '../../../lib/text/deletion.ts';
import { useText } from '../../../lib/text/language.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';

/** A confirmation dialog for deleting a task. */
export function DeleteTask({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(deletionText);
  const navigate = useNavigate();
  const remove = useAct({
    run: async () => {
      await client.DELETE('/api/tasks/{id}', { params: { path: { id } } });
      await navigate({ to: '/board', search: true });
    },
    touches: ['task'],
    said: text.taskDeleted,
  });
  return (
    <FormDialog
      title={text.deleteTaskTitle}
      submit={text.deleteTask}
      kind="danger"
      onSubmit={remove.submit}
      onClose={onClose}
    >
      <p>{text.deleteTaskWhat}</p>
    </FormDialog>
  );
}
