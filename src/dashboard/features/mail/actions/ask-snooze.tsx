import { AlarmClock, CalendarClock, Sun } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { snoozeTimes } from '../../../lib/snooze-times.ts';
import { useText } from '../../../lib/text/language.tsx';
import { askText } from '../../../lib/text/mail-ask.ts';
import { clockText, instantOf, minuteOf, wallOf } from '../../../lib/zones.ts';
import { Chooser } from '../../../ui/chooser.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { useTimezone } from '../../session/index.ts';
import type { AskProps } from './ask.tsx';

const YEAR_MS = 365 * 86_400_000;

/** Until when conversations are put away. */
export function AskSnooze({ of, actions, onClose }: AskProps) {
  const text = useText(askText);
  const zone = useTimezone();
  const format = useFormat(zone);
  const [now] = useState(() => Date.now());
  const [picks, setPicks] = useState(false);
  const times = snoozeTimes(now, zone);
  function snooze(at: number) {
    const until = new Date(at);
    const said = text.snoozed(of.length, format.dateTime(until));
    actions.change(of, { state: 'snoozed', snoozed_until: until.toISOString() }, said);
  }
  if (picks) {
    return <PickTime now={now} zone={zone} of={of} onPick={snooze} onClose={onClose} />;
  }
  const isAsleep = of.every(({ state }) => state === 'snoozed');
  return (
    <Chooser
      title={text.snooze}
      hint={text.snoozeHint}
      empty={text.noTime}
      onClose={onClose}
      options={() => [
        ...(isAsleep ? [{ id: 'wake', label: text.wake, icon: <Sun aria-hidden size={16} /> }] : []),
        ...times.map(({ name, at }) => ({
          id: name,
          label: text.times[name],
          icon: <AlarmClock aria-hidden size={16} />,
          detail: name === 'later' ? format.time(new Date(at)) : format.dayTime(new Date(at)),
        })),
        { id: 'pick', label: text.pick, icon: <CalendarClock aria-hidden size={16} />, isFixed: true },
      ]}
      onPick={(id) => {
        if (id === 'pick') return setPicks(true);
        onClose();
        const time = times.find(({ name }) => name === id);
        if (time) snooze(time.at);
        else actions.setState(of, 'open');
      }}
    />
  );
}

function PickTime({
  now,
  zone,
  of,
  onPick,
  onClose,
}: {
  now: number;
  zone: string;
  of: AskProps['of'];
  onPick: (at: number) => void;
  onClose: () => void;
}) {
  const text = useText(askText);
  const local = (at: number | string) => {
    const { date, minute } = wallOf(at, zone);
    return `${date}T${clockText(minute)}`;
  };
  const first = of[0]?.snoozed_until ?? snoozeTimes(now, zone).find(({ name }) => name === 'tomorrow')!.at;
  async function submit(form: FormData) {
    const [date, clock] = String(form.get('time')).split('T') as [string, string];
    const at = instantOf(date, minuteOf(clock), zone);
    if (!(at > Date.now() && at < now + YEAR_MS)) throw new Error(text.inFuture);
    onPick(at);
  }
  return (
    <FormDialog title={text.snooze} submit={text.submitSnooze} onSubmit={submit} onClose={onClose}>
      <Field
        label={text.time}
        hint={text.timeHint(zone)}
        name="time"
        type="datetime-local"
        required
        min={local(now)}
        max={local(now + YEAR_MS)}
        defaultValue={local(first)}
      />
    </FormDialog>
  );
}
