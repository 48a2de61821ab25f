import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { profileText } from '../../../lib/text/settings/you/profile.ts';
import { Check } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';

const KINDS = [
  'task_assigned',
  'task_due',
  'note_mention',
  'caption_pending',
  'audit_finished',
  'alert_reached',
  'event_reminder',
  'event_mail_unsent',
] as const;
type Kind = (typeof KINDS)[number];

/** What Herald mails at once. */
export function ByEmail({ profile }: { profile: Schemas['Profile'] }) {
  const text = useText(profileText);
  const toggle = useAct({
    run: (change: Partial<Record<Kind, boolean>>) =>
      client.PATCH('/api/settings/profile/notifications', { body: change }),
    show: (patch, change) =>
      patch('/api/settings/profile', (old) => ({
        ...old,
        notifications: { ...old.notifications, ...change },
      })),
    touches: ['member'],
  });
  return (
    <Section title={text.byEmail(profile.email)}>
      <Card className="grid gap-4">
        {KINDS.map((kind) => (
          <Check
            key={kind}
            isSwitch
            label={text.kinds[kind]}
            hint={text.hints[kind]}
            checked={profile.notifications[kind]}
            onChange={({ target }) => void toggle.act({ [kind]: target.checked })}
          />
        ))}
      </Card>
    </Section>
  );
}
