import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { calendarSettingsText } from '../../../lib/text/settings/work/calendar.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Copyable, SecretDialog } from '../parts/secret.tsx';

const PROGRAMS = ['apple', 'google', 'thunderbird'] as const;

/** The secret URL of the calendar feed. The API returns it only once, so a lost one must be replaced. */
export function Feed() {
  const text = useText(calendarSettingsText);
  const [asks, setAsks] = useState(false);
  const [url, setUrl] = useState<string>();
  const create = useAct({
    run: async () => setUrl(dataOf(await client.POST('/api/calendar/feed')).url),
    touches: [],
  });
  return (
    <Section title={text.feed} lead={text.feedLead}>
      <Card className="grid gap-4">
        <div>
          <Button onClick={() => setAsks(true)}>{text.create}</Button>
        </div>
        <HowTo />
      </Card>
      {asks && (
        <FormDialog
          title={text.createTitle}
          submit={text.create}
          onSubmit={() => create.submit()}
          onClose={() => setAsks(false)}
        >
          <p>{text.createLead}</p>
        </FormDialog>
      )}
      {url && (
        <SecretDialog title={text.made} onClose={() => setUrl(undefined)}>
          <Copyable label={text.address} value={url} />
          <HowTo isOpen />
        </SecretDialog>
      )}
    </Section>
  );
}

function HowTo({ isOpen = false }: { isOpen?: boolean }) {
  const text = useText(calendarSettingsText);
  return (
    <details open={isOpen}>
      <summary className="font-medium">{text.how}</summary>
      <dl className="grid gap-3 pt-3">
        {PROGRAMS.map((program) => (
          <div key={program}>
            <dt className="font-medium text-sm">{text.programs[program]}</dt>
            <dd className="text-quiet text-sm">{text.steps[program]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
