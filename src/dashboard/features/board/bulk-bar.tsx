import { CalendarClock, Moon, X } from 'lucide-react';
import { useText } from '../../lib/text/language.tsx';
import { boardText } from '../../lib/text/tasks/board.ts';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { type DateField, type TaskChange, TaskPicker } from '../tasks/index.ts';

/** The bulk actions, shown in place of the board's header while tasks are selected. */
export function BulkBar({
  count,
  onChange,
  onAsk,
  onClear,
}: {
  count: number;
  onChange: (change: TaskChange) => void;
  onAsk: (field: DateField) => void;
  onClear: () => void;
}) {
  const text = useText(boardText);
  const tasks = useText(tasksText);
  return (
    <header className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-3 md:px-6 md:pt-6">
      <h1 className="sr-only">{text.title}</h1>
      <p role="status" className="me-2 font-semibold text-lg">
        {text.chosen(count)}
      </p>
      <TaskPicker field="status" kind="plain" onChoose={onChange} />
      <TaskPicker field="priority" kind="plain" onChoose={onChange} />
      <TaskPicker field="assignee_id" kind="plain" onChoose={onChange} />
      <Button keys="d" onClick={() => onAsk('due_at')}>
        <CalendarClock aria-hidden size={16} />
        {tasks.dueDate}
      </Button>
      <Button keys="s" onClick={() => onAsk('snoozed_until')}>
        <Moon aria-hidden size={16} />
        {tasks.snooze}
      </Button>
      <IconButton label={text.clearChosen} keys="Escape" onClick={onClear}>
        <X aria-hidden size={16} />
      </IconButton>
    </header>
  );
}
