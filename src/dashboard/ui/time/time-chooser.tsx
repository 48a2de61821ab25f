import { CalendarClock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useLocale } from '../../lib/format.ts';
import { datesText } from '../../lib/text/kit/dates.ts';
import { timesText } from '../../lib/text/kit/times.ts';
import { useText } from '../../lib/text/language.tsx';
import { MORNING } from '../../lib/time/snooze-times.ts';
import { isMonthFirst, readTime } from '../../lib/time/typed-time.ts';
import { clockText, instantOf, minuteOf, wallOf } from '../../lib/zones.ts';
import { Chooser } from '../chooser.tsx';
import { FormDialog } from '../dialog.tsx';
import { DateField } from './date-field.tsx';
import { TimeField } from './time-field.tsx';

const YEAR_MS = 365 * 86_400_000;

type TimeName = keyof typeof timesText.en.times;

interface Props {
  title: string;
  /** The placeholder. */
  hint: string;
  zone: string;
  /** Returns the suggested times, in milliseconds. */
  times: (now: number, zone: string) => { name: TimeName; at: number }[];
  /** The time of day of a typed day without one, in minutes since midnight; defaults to the morning. */
  usual?: number;
  icon: ReactNode;
  /** The option that clears the time, if any. */
  none?: { label: string; icon: ReactNode } | undefined;
  /** For the dialog for any other time: the label of its field, a note, and its button. */
  label: string;
  note?: string;
  submit: string;
  /** The initial value of that dialog; defaults to tomorrow. */
  first?: string | null | undefined;
  mayBePast?: boolean;
  /** Null clears the time. */
  onPick: (at: number | null) => void;
  onClose: () => void;
}

/** Selects a time: a suggested one by typing word prefixes, or any other, as one says it or from a calendar. */
export function TimeChooser(props: Props) {
  const { title, hint, zone, usual = MORNING, icon, none, onPick, onClose } = props;
  const text = useText(timesText);
  const format = useFormat(zone);
  const [now] = useState(() => Date.now());
  const [picks, setPicks] = useState(false);
  const locale = useLocale();
  const times = props.times(now, zone);
  const read = (typed: string) =>
    readTime(typed, { now, zone, isMonthFirst: isMonthFirst(locale), minute: usual });
  const isTooFar = (at: number) => !props.mayBePast && at >= now + YEAR_MS;
  /** Returns the option for a typed time that is none of the suggested ones. */
  function optionOf(at: number) {
    const time = new Date(at);
    const isThisYear = wallOf(at, zone).date.slice(0, 4) === wallOf(now, zone).date.slice(0, 4);
    return {
      id: String(at),
      label: isThisYear ? format.dayTime(time) : format.dateTime(time),
      icon,
      detail: format.relative(time, new Date(now)),
      isFixed: true,
    };
  }
  if (picks) {
    const tomorrow = times.find(({ name }) => name === 'tomorrow')?.at ?? now;
    return <PickTime {...props} now={now} first={props.first ?? tomorrow} />;
  }
  return (
    <Chooser
      title={title}
      hint={hint}
      empty={text.noTime}
      whyNot={(typed) => {
        const at = read(typed);
        if (at === undefined) return text.noTime;
        return isTooFar(at) ? text.inFuture : undefined;
      }}
      onClose={onClose}
      options={(typed) => {
        const typedAt = read(typed);
        const isSuggested = times.some(({ at }) => at === typedAt);
        return [
          ...(typedAt === undefined || isSuggested || isTooFar(typedAt) ? [] : [optionOf(typedAt)]),
          ...(none ? [{ id: 'none', ...none }] : []),
          ...times.map(({ name, at }) => {
            const time = new Date(at);
            const isToday = name === 'today' || name === 'later';
            const detail = isToday ? format.time(time) : format.dayTime(time);
            return { id: name, label: text.times[name], icon, detail, isFixed: at === typedAt };
          }),
          { id: 'pick', label: text.pick, icon: <CalendarClock aria-hidden size={16} />, isFixed: true },
        ];
      }}
      onPick={(id) => {
        if (id === 'pick') return setPicks(true);
        onClose();
        onPick(id === 'none' ? null : (times.find(({ name }) => name === id)?.at ?? Number(id)));
      }}
    />
  );
}

function PickTime({
  title,
  zone,
  label,
  note,
  submit,
  first,
  mayBePast,
  now,
  onPick,
  onClose,
}: Omit<Props, 'first'> & { now: number; first: number | string }) {
  const text = useText(timesText);
  const dates = useText(datesText);
  const wall = wallOf(first, zone);
  const dayOf = (at: number) => wallOf(at, zone).date;
  async function send(form: FormData) {
    const at = instantOf(String(form.get('day')), minuteOf(String(form.get('time'))), zone);
    if (!mayBePast && !(at > Date.now() && at < now + YEAR_MS)) throw new Error(text.inFuture);
    onPick(at);
  }
  return (
    <FormDialog title={title} submit={submit} onSubmit={send} onClose={onClose}>
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          label={label}
          name="day"
          zone={zone}
          required
          {...(mayBePast ? {} : { min: dayOf(now), max: dayOf(now + YEAR_MS) })}
          defaultValue={wall.date}
        />
        <TimeField label={dates.time} name="time" required defaultValue={clockText(wall.minute)} />
      </div>
      <p className="text-quiet text-sm">{note ? `${text.zone(zone)} ${note}` : text.zone(zone)}</p>
    </FormDialog>
  );
}
