import { useAct } from '../../api/act.ts';
import { client, dataOf } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { boardText } from '../../lib/text/tasks/board.ts';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { say } from '../../lib/toasts.ts';
import { Avatar } from '../../ui/badge.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { Field, Select, TextArea } from '../../ui/fields/field.tsx';
import { DateField } from '../../ui/time/date-field.tsx';
import { useKept, useTimezone } from '../session/index.ts';
import { dueOn, PRIORITIES, type Priority, usePeople } from '../tasks/index.ts';

const EMPTY = { title: '', description: '' };
const LONGEST_TITLE = 500;
const LONGEST_DESCRIPTION = 20_000;

/** A form for a new task. Persists the input until the task is created. */
export default function NewTask({ onClose, onOpen }: { onClose: () => void; onOpen: (id: number) => void }) {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  const { people, me } = usePeople();
  const timezone = useTimezone();
  const [draft, keep, forget] = useKept('task', EMPTY);

  const create = useAct({
    run: async (form: FormData) => {
      const assignee = Number(form.get('assignee'));
      const due = String(form.get('due'));
      const { id } = dataOf(
        await client.POST('/api/tasks', {
          body: {
            title: draft.title,
            description: draft.description,
            priority: form.get('priority') as Priority,
            ...(assignee && { assignee_id: assignee }),
            ...(due && { due_at: new Date(dueOn(due, timezone)).toISOString() }),
          },
        }),
      );
      forget();
      say(text.created, { label: text.open, run: () => onOpen(id) });
    },
    touches: ['task'],
  });

  return (
    <FormDialog title={text.newTask} submit={text.create} onSubmit={create.submit} onClose={onClose}>
      <Field
        label={text.taskTitle}
        required
        maxLength={LONGEST_TITLE}
        value={draft.title}
        onChange={({ target }) => keep({ ...draft, title: target.value })}
      />
      <TextArea
        label={text.description}
        isOptional
        maxLength={LONGEST_DESCRIPTION}
        value={draft.description}
        onChange={({ target }) => keep({ ...draft, description: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          label={tasks.priority}
          name="priority"
          defaultValue="medium"
          options={PRIORITIES.map((priority) => [priority, tasks.priorities[priority]] as const)}
        />
        <Select
          label={tasks.assignee}
          name="assignee"
          defaultValue=""
          options={[
            ['', tasks.nobody],
            ...people.map(
              ({ id, name, label, isAgent }) =>
                [
                  String(id),
                  id === me ? tasks.me(name) : label,
                  <Avatar key="" name={name} isAgent={isAgent} size={20} />,
                ] as const,
            ),
          ]}
        />
        <DateField label={tasks.dueDate} name="due" zone={timezone} isOptional />
      </div>
    </FormDialog>
  );
}
