import { AlarmClock, CalendarClock, Moon } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/text/language.tsx';
import { tasksText } from '../../lib/text/tasks/tasks.ts';
import { useTimezone } from '../session/index.ts';
import { isOverdue, type ListedTask } from './lists.ts';

type Dated = Pick<ListedTask, 'status' | 'due_at' | 'snoozed_until'>;

/** A task's due date, and whether it is overdue or snoozed, by text and shape. Empty if there is none. */
export function DueMark({ task, now }: { task: Dated; now: Date }) {
  const text = useText(tasksText);
  const format = useFormat(useTimezone());
  const { due_at: due, snoozed_until: until } = task;
  const isLate = isOverdue(task, now);
  return (
    <>
      {due !== null && task.status !== 'done' && (
        <span
          title={text.dueAt(format.dateTime(due))}
          className={`inline-flex min-w-0 max-w-full items-center gap-1 text-xs ${isLate ? 'rounded-full bg-danger-soft px-2 py-0.5 font-medium text-danger' : 'text-quiet'}`}
        >
          {isLate ? (
            <AlarmClock aria-hidden size={13} className="shrink-0" />
          ) : (
            <CalendarClock aria-hidden size={13} className="shrink-0" />
          )}
          <span className="truncate">
            {isLate ? text.overdueSince(format.short(due, now)) : text.due(format.short(due, now))}
          </span>
        </span>
      )}
      {until !== null && (
        <span
          title={text.snoozedUntil(format.dateTime(until))}
          className="inline-flex min-w-0 max-w-full items-center gap-1 text-quiet text-xs"
        >
          <Moon aria-hidden size={13} className="shrink-0" />
          <span className="truncate">{text.snoozedUntil(format.short(until, now))}</span>
        </span>
      )}
    </>
  );
}
