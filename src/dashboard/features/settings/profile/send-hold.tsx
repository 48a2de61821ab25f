import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { profileText } from '../../../lib/text/settings/you/profile.ts';
import { Select } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { useChange } from '../parts/change.ts';

const HOLDS = [0, 5, 10, 20, 30] as const;

/** The delay after Send during which a mail can be undone. */
export function SendHold({ profile }: { profile: Schemas['Profile'] }) {
  const text = useText(profileText);
  const { isBusy, change } = useChange();
  function set(value: string) {
    const seconds = HOLDS.find((each) => String(each) === value);
    if (seconds === undefined) return;
    const body = { send_hold_seconds: seconds };
    void change(
      () => client.PATCH('/api/settings/profile', { body }),
      ['/api/settings/profile'],
      text.holdSaved(seconds),
    );
  }
  return (
    <Section title={text.sending} lead={text.sendingLead}>
      <Card>
        <Select
          label={text.hold}
          options={HOLDS.map((each) => [String(each), text.holdOf(each)] as const)}
          value={String(profile.send_hold_seconds)}
          disabled={isBusy}
          onChange={({ target }) => set(target.value)}
          className="max-w-xs"
        />
      </Card>
    </Section>
  );
}
