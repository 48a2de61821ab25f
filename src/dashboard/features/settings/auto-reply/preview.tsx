import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { autoReplyText } from '../../../lib/text/settings/work/auto-reply.ts';
import { Card, Section } from '../../../ui/page/page.tsx';
import { fillTemplate } from './template.ts';

/** A live preview of the reply to a sample mail. */
export function Preview({
  values,
  inboxName,
}: {
  values: Pick<Schemas['ResponderSettings'], 'writer' | 'subject' | 'body'>;
  inboxName: string;
}) {
  const text = useText(autoReplyText);
  const sample = {
    sender_name: text.sample.sender,
    subject: text.sample.subject,
    ticket: text.sample.ticket,
    inbox_name: inboxName,
  };
  return (
    <Section title={text.preview} lead={values.writer === 'ai' ? text.previewAi : text.previewLead}>
      <Card className="grid gap-3">
        <p className="font-medium [overflow-wrap:anywhere]">{fillTemplate(values.subject, sample)}</p>
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{fillTemplate(values.body, sample)}</p>
      </Card>
    </Section>
  );
}
