import { CalendarClock, Clock } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { snoozeTimes } from '../../lib/snooze-times.ts';
import { draftsText } from '../../lib/text/drafts.ts';
import { useText } from '../../lib/text/language.tsx';
import { clockText, instantOf, minuteOf, wallOf } from '../../lib/zones.ts';
import { Chooser } from '../../ui/chooser.tsx';
import { FormDialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useTimezone } from '../session/index.ts';

const YEAR_MS = 365 * 86_400_000;

interface Props {
  /** Called with the time as ISO 8601. */
  onPick: (sendAt: string) => void;
  onClose: () => void;
}

/** When a mail is sent: times that make sense, in the time zone of who sends it, and any other. */
export function SendLater({ onPick, onClose }: Props) {
  const text = useText(draftsText);
  const zone = useTimezone();
  const format = useFormat(zone);
  const [now] = useState(() => Date.now());
  const [picks, setPicks] = useState(false);
  const times = snoozeTimes(now, zone);
  const pick = (at: number) => {
    onClose();
    onPick(new Date(at).toISOString());
  };
  const local = (at: number) => {
    const { date, minute } = wallOf(at, zone);
    return `${date}T${clockText(minute)}`;
  };
  async function submit(form: FormData) {
    const [date, clock] = String(form.get('time')).split('T') as [string, string];
    const at = instantOf(date, minuteOf(clock), zone);
    if (!(at > Date.now() && at < now + YEAR_MS)) throw new Error(text.inFuture);
    onPick(new Date(at).toISOString());
  }
  if (picks) {
    return (
      <FormDialog title={text.sendLater} submit={text.schedule} onSubmit={submit} onClose={onClose}>
        <Field
          label={text.time}
          hint={text.timeHint(zone)}
          name="time"
          type="datetime-local"
          required
          min={local(now)}
          max={local(now + YEAR_MS)}
          defaultValue={local(times.find(({ name }) => name === 'tomorrow')?.at ?? now + 3_600_000)}
        />
      </FormDialog>
    );
  }
  return (
    <Chooser
      title={text.sendLater}
      hint={text.laterHint}
      empty={text.noTime}
      onClose={onClose}
      options={() => [
        ...times.map(({ name, at }) => ({
          id: name,
          label: text.times[name],
          icon: <Clock aria-hidden size={16} />,
          detail: name === 'later' ? format.time(new Date(at)) : format.dayTime(new Date(at)),
        })),
        { id: 'pick', label: text.pick, icon: <CalendarClock aria-hidden size={16} />, isFixed: true },
      ]}
      onPick={(id) => {
        const time = times.find(({ name }) => name === id);
        if (time) pick(time.at);
        else setPicks(true);
      }}
    />
  );
}
