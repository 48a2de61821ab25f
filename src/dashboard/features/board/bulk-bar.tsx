import { X } from 'lucide-react';
import { boardText } from '../../lib/text/board.ts';
import { useText } from '../../lib/text/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { type TaskChange, TaskPicker } from '../tasks/index.ts';

/** What can be done with the tasks that are chosen. */
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
    <section
      aria-label={text.chosen(count)}
      className="mx-4 mb-4 flex flex-wrap items-center gap-2 rounded-xl border border-line bg-raised p-2 ps-4 shadow-float md:mx-6"
    >
      <p role="status" className="grow font-medium">
        {text.chosen(count)}
      </p>
      <TaskPicker field="status" kind="plain" onChoose={onChange} />
      <TaskPicker field="priority" kind="plain" onChoose={onChange} />
      <TaskPicker field="assignee_id" kind="plain" onChoose={onChange} />
      <IconButton label={text.clearChosen} keys="Escape" onClick={onClear}>
        <X aria-hidden size={16} />
      </IconButton>
    </section>
  );
}
