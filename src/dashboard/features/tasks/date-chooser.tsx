import { AlarmClock, CalendarClock, CalendarX, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { snoozeTimes } from '../../lib/snooze-times.ts';
import { useText } from '../../lib/text/language.tsx';
import { datesText } from '../../lib/text/task-dates.ts';
import { clockText, instantOf, minuteOf, wallOf } from '../../lib/zones.ts';
import { Chooser } from '../../ui/chooser.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useTimezone } from '../session/index.ts';
import { dueTimes } from './due-times.ts';
import type { DateField, ListedTask, TaskChange } from './lists.ts';

const YEAR_MS = 365 * 86_400_000;

export interface DateChooserProps {
  field: DateField;
  tasks: ListedTask[];
  onChoose: (change: TaskChange) => void;
  onClose: () => void;
}

/** When tasks are due, or until when they are put away. */
export default function DateChooser({ field, tasks, onChoose, onClose }: DateChooserProps) {
  const text = useText(datesText);
  const zone = useTimezone();
  const format = useFormat(zone);
  const [now] = useState(() => Date.now());
  const [picks, setPicks] = useState(false);
  const isDue = field === 'due_at';
  const times = isDue ? dueTimes(now, zone) : snoozeTimes(now, zone);
  const set = (at: number | null) =>
    onChoose({ [field]: at === null ? null : new Date(at).toISOString() } as TaskChange);
  if (picks) {
    const first =
      (tasks.length === 1 && tasks[0]![field]) || times.find(({ name }) => name === 'tomorrow')!.at;
    return <PickTime isDue={isDue} now={now} zone={zone} first={first} onPick={set} onClose={onClose} />;
  }
  const isSet = tasks.some((task) => task[field] !== null);
  return (
    <Chooser
      title={isDue ? text.due(tasks.length) : text.snooze(tasks.length)}
      hint={text.hint}
      empty={text.noTime}
      onClose={onClose}
      options={() => [
        ...(isSet
          ? [
              {
                id: 'none',
                label: isDue ? text.noDue : text.wake,
                icon: isDue ? <CalendarX aria-hidden size={16} /> : <Sun aria-hidden size={16} />,
              },
            ]
          : []),
        ...times.map(({ name, at }) => ({
          id: name,
          label: text.times[name],
          icon: isDue ? <AlarmClock aria-hidden size={16} /> : <Moon aria-hidden size={16} />,
          detail: format.dayTime(new Date(at)),
        })),
        { id: 'pick', label: text.pick, icon: <CalendarClock aria-hidden size={16} />, isFixed: true },
      ]}
      onPick={(id) => {
        if (id === 'pick') return setPicks(true);
        onClose();
        set(times.find(({ name }) => name === id)?.at ?? null);
      }}
    />
  );
}

function PickTime({
  isDue,
  now,
  zone,
  first,
  onPick,
  onClose,
}: {
  isDue: boolean;
  now: number;
  zone: string;
  first: number | string;
  onPick: (at: number) => void;
  onClose: () => void;
}) {
  const text = useText(datesText);
  const local = (at: number | string) => {
    const { date, minute } = wallOf(at, zone);
    return `${date}T${clockText(minute)}`;
  };
  async function submit(form: FormData) {
    const [date, clock] = String(form.get('time')).split('T') as [string, string];
    const at = instantOf(date, minuteOf(clock), zone);
    if (!isDue && !(at > Date.now() && at < now + YEAR_MS)) throw new Error(text.inFuture);
    onPick(at);
  }
  return (
    <FormDialog
      title={isDue ? text.due(1) : text.snooze(1)}
      submit={isDue ? text.setDue : text.setSnooze}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={isDue ? text.dueTime : text.snoozeTime}
        hint={text.zone(zone)}
        name="time"
        type="datetime-local"
        required
        {...(isDue ? {} : { min: local(now), max: local(now + YEAR_MS) })}
        defaultValue={local(first)}
      />
    </FormDialog>
  );
}
