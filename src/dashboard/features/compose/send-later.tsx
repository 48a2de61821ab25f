import { Clock } from 'lucide-react';
import { draftsText } from '../../lib/text/compose/drafts.ts';
import { useText } from '../../lib/text/language.tsx';
import { snoozeTimes } from '../../lib/time/snooze-times.ts';
import { TimeChooser } from '../../ui/time/time-chooser.tsx';
import { useTimezone } from '../session/index.ts';

interface Props {
  /** Called with the time as ISO 8601. */
  onPick: (sendAt: string) => void;
  onClose: () => void;
}

/** Selects the time to send: suggested times in the sender's time zone, or any other. */
export function SendLater({ onPick, onClose }: Props) {
  const text = useText(draftsText);
  const zone = useTimezone();
  return (
    <TimeChooser
      title={text.sendLater}
      hint={text.laterHint}
      zone={zone}
      times={snoozeTimes}
      icon={<Clock aria-hidden size={16} />}
      label={text.time}
      submit={text.schedule}
      onPick={(at) => at !== null && onPick(new Date(at).toISOString())}
      onClose={onClose}
    />
  );
}
