import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { deletionText } from '../../../lib/text/deletion.ts';
import { useText } from '../../../lib/text/language.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { say } from '../../../ui/toast.tsx';

/** A confirmation dialog for deleting a task. */
export function DeleteTask({ id, onClose }: { id: number; onClose: () => void }) {
  const text = useText(deletionText);
  const queries = useQueryClient();
  const navigate = useNavigate();
  async function remove() {
    await client.DELETE('/api/tasks/{id}', { params: { path: { id } } });
    await navigate({ to: '/board', search: true });
    await refresh(queries, '/api/tasks', '/api/threads', '/api/stats');
    say(text.taskDeleted);
  }
  return (
    <FormDialog
      title={text.deleteTaskTitle}
      submit={text.deleteTask}
      kind="danger"
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{text.deleteTaskWhat}</p>
    </FormDialog>
  );
}
