import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { profileText } from '../../../lib/text/settings/you/profile.ts';
import { Select } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';

const HOLDS = [0, 5, 10, 20, 30] as const;

/** The delay after Send during which a mail can be undone. */
export function SendHold({ profile }: { profile: Schemas['Profile'] }) {
  const text = useText(profileText);
  const set = useAct({
    run: (seconds: (typeof HOLDS)[number]) =>
      client.PATCH('/api/settings/profile', { body: { send_hold_seconds: seconds } }),
    touches: ['member'],
    said: (seconds) => text.holdSaved(seconds),
  });
  return (
    <Section title={text.sending} lead={text.sendingLead}>
      <Card>
        <Select
          label={text.hold}
          options={HOLDS.map((each) => [String(each), text.holdOf(each)] as const)}
          value={String(profile.send_hold_seconds)}
          disabled={set.isBusy}
          onChange={({ target }) => void set.act(HOLDS[target.selectedIndex]!)}
          className="max-w-xs"
        />
      </Card>
    </Section>
  );
}
