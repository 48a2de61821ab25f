import { Link } from '@tanstack/react-router';
import { AlarmClock, CircleCheck, ShieldAlert, Trash2 } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Label } from '../../../ui/label.tsx';
import { useTimezone } from '../../session/index.ts';
import { useLabels } from '../labels.ts';

const LOOKS = {
  done: ['good', CircleCheck],
  spam: ['danger', ShieldAlert],
  trash: ['danger', Trash2],
} as const;

/** The state of a conversation, unless it is open, and its labels, which link to their lists. */
export function Standing({ conversation }: { conversation: Schemas['Conversation'] }) {
  const text = useText(actionsText);
  const labels = useLabels();
  const format = useFormat(useTimezone());
  const { state, snoozed_until, label_ids = [] } = conversation;
  const [tone, Icon] = state === 'done' || state === 'spam' || state === 'trash' ? LOOKS[state] : [];
  return (
    <>
      {snoozed_until && (
        <Badge tone="warn">
          <AlarmClock aria-hidden size={13} />
          {text.snoozedUntil(format.dateTime(snoozed_until))}
        </Badge>
      )}
      {Icon && (
        <Badge tone={tone}>
          <Icon aria-hidden size={13} />
          {text.isIn[state as keyof typeof LOOKS]}
        </Badge>
      )}
      {labels
        .filter(({ id }) => label_ids.includes(id))
        .map((label) => (
          <Link
            key={label.id}
            to="/mail"
            search={{ label: label.id }}
            className="inline-flex min-w-0 rounded-full hover:underline"
          >
            <Label {...label} />
          </Link>
        ))}
    </>
  );
}
