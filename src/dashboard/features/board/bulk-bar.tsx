import { X } from 'lucide-react';
import { boardText } from '../../lib/text/board.ts';
import { useText } from '../../lib/text/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { type TaskChange, TaskPicker } from '../tasks/index.ts';

/** The head of the board while tasks are chosen: what can be done with them. */
export function BulkBar({
  count,
  onChange,
  onClear,
}: {
  count: number;
  onChange: (change: TaskChange) => void;
  onClear: () => void;
}) {
  const text = useText(boardText);
  return (
    <header className="flex flex-wrap items-center gap-2 px-4 pt-4 pb-3 md:px-6 md:pt-6">
      <h1 className="sr-only">{text.title}</h1>
      <p role="status" className="me-2 font-semibold text-lg">
        {text.chosen(count)}
      </p>
      <TaskPicker field="status" kind="plain" onChoose={onChange} />
      <TaskPicker field="priority" kind="plain" onChoose={onChange} />
      <TaskPicker field="assignee_id" kind="plain" onChoose={onChange} />
      <IconButton label={text.clearChosen} keys="Escape" onClick={onClear}>
        <X aria-hidden size={16} />
      </IconButton>
    </header>
  );
}
