import { useText } from '../../../lib/text/language.tsx';
import { notificationsText } from '../../../lib/text/settings/you/notifications.ts';
import { Check } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { useSenders } from '../../compose/index.ts';
import { type Settings, useChange } from './use-change.ts';

/** The inboxes about whose conversations the user hears. */
export function MutedInboxes({ settings }: { settings: Settings }) {
  const text = useText(notificationsText);
  const change = useChange();
  const { data: inboxes = [] } = useSenders();
  const { muted_inbox_ids: muted } = settings;
  if (inboxes.length < 2) return null;
  return (
    <Section title={text.inboxes} lead={text.inboxesLead}>
      <Card className="grid gap-4">
        {inboxes.map(({ id, email_address }) => (
          <Check
            key={id}
            isSwitch
            label={email_address}
            checked={!muted.includes(id)}
            onChange={({ target }) =>
              change({
                muted_inbox_ids: target.checked ? muted.filter((each) => each !== id) : [...muted, id],
              })
            }
          />
        ))}
      </Card>
    </Section>
  );
}
