import { AlarmClock, CalendarX, Moon, Sun } from 'lucide-react';
import { useText } from '../../lib/text/language.tsx';
import { datesText } from '../../lib/text/tasks/dates.ts';
import { snoozeTimes } from '../../lib/time/snooze-times.ts';
import { TimeChooser } from '../../ui/time/time-chooser.tsx';
import { useTimezone } from '../session/index.ts';
import { dueTimes, EVENING } from './due-times.ts';
import type { DateField, ListedTask, TaskChange } from './lists.ts';

export interface DateChooserProps {
  field: DateField;
  tasks: ListedTask[];
  onChoose: (change: TaskChange) => void;
  onClose: () => void;
}

/** Selects the due date or the snooze time of tasks. */
export default function DateChooser({ field, tasks, onChoose, onClose }: DateChooserProps) {
  const text = useText(datesText);
  const zone = useTimezone();
  const of =
    field === 'due_at'
      ? {
          title: text.due(tasks.length),
          times: dueTimes,
          icon: <AlarmClock aria-hidden size={16} />,
          none: { label: text.noDue, icon: <CalendarX aria-hidden size={16} /> },
          label: text.dueTime,
          submit: text.setDue,
          usual: EVENING,
          mayBePast: true,
        }
      : {
          title: text.snooze(tasks.length),
          times: snoozeTimes,
          icon: <Moon aria-hidden size={16} />,
          none: { label: text.wake, icon: <Sun aria-hidden size={16} /> },
          label: text.snoozeTime,
          submit: text.setSnooze,
        };
  return (
    <TimeChooser
      {...of}
      hint={text.hint}
      zone={zone}
      none={tasks.some((task) => task[field] !== null) ? of.none : undefined}
      first={tasks.length === 1 ? tasks[0]?.[field] : undefined}
      onPick={(at) => onChoose({ [field]: at === null ? null : new Date(at).toISOString() } as TaskChange)}
      onClose={onClose}
    />
  );
}
