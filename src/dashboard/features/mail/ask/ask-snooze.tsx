import { AlarmClock, Sun } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { askText } from '../../../lib/text/mail/ask.ts';
import { snoozeTimes } from '../../../lib/time/snooze-times.ts';
import { TimeChooser } from '../../../ui/time/time-chooser.tsx';
import { useTimezone } from '../../session/index.ts';
import type { AskProps } from '../actions/context.ts';

/** Selects the time until which conversations are snoozed. */
export function AskSnooze({ of, actions, onClose }: AskProps) {
  const text = useText(askText);
  const zone = useTimezone();
  const format = useFormat(zone);
  function snooze(at: number | null) {
    if (at === null) return actions.setState(of, 'open');
    const until = new Date(at);
    const said = text.snoozed(of.length, format.dateTime(until));
    actions.change(of, { state: 'snoozed', snoozed_until: until.toISOString() }, said);
  }
  const isAsleep = of.every(({ state }) => state === 'snoozed');
  return (
    <TimeChooser
      title={text.snooze}
      hint={text.snoozeHint}
      zone={zone}
      times={snoozeTimes}
      icon={<AlarmClock aria-hidden size={16} />}
      none={isAsleep ? { label: text.wake, icon: <Sun aria-hidden size={16} /> } : undefined}
      label={text.time}
      note={text.timeNote}
      submit={text.submitSnooze}
      first={of[0]?.snoozed_until}
      onPick={snooze}
      onClose={onClose}
    />
  );
}
