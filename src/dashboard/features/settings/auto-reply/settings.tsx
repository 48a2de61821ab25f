import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { autoReplyText } from '../../../lib/text/settings/work/auto-reply.ts';
import { Field, TextArea } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { useProblems } from '../parts/change.ts';
import { Form } from '../parts/form.tsx';
import { Radios } from '../parts/radios.tsx';
import { Preview } from './preview.tsx';
import { unknownVariable, VARIABLES } from './template.ts';

type Values = Schemas['ResponderSettings'] & { mode: 'send' | 'draft'; writer: 'template' | 'ai' };

export function Settings({
  inbox,
  initial,
}: {
  inbox: Schemas['Inbox'];
  initial: Schemas['ResponderSettings'];
}) {
  const text = useText(autoReplyText);
  const problems = useProblems();
  const [values, setValues] = useState<Values>({
    ...initial,
    mode: initial.mode ?? 'send',
    writer: initial.writer ?? 'template',
  });
  const set = (change: Partial<Values>) => setValues({ ...values, ...change });
  const mode = values.writer === 'ai' ? 'draft' : values.mode;
  const problemOf = (field: 'subject' | 'body') => {
    const unknown = unknownVariable(values[field]);
    return unknown === undefined ? problems.of(field) : text.unknown(unknown);
  };
  const save = useAct({
    run: async () => {
      const params = { path: { tag: inbox.tag } };
      const body = { ...values, mode } as const;
      await problems.watch(client.PUT('/api/auto-responder/settings/{tag}', { params, body }));
    },
    touches: ['inbox'],
  });
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Section title={text.settings}>
        <Form onSubmit={save.submit}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Radios
              legend={text.writer}
              value={values.writer}
              labels={text.writers}
              hints={text.writerHints}
              onChange={(writer) => set({ writer })}
            />
            <Radios
              legend={text.mode}
              value={mode}
              labels={text.modes}
              hints={text.modeHints}
              disabled={values.writer === 'ai' ? text.writerHints.ai : undefined}
              onChange={(next) => set({ mode: next })}
            />
          </div>
          <Field
            label={text.subject}
            value={values.subject}
            onChange={({ target }) => set({ subject: target.value })}
            maxLength={500}
            required
            problem={problemOf('subject')}
          />
          <TextArea
            label={text.body}
            hint={text.bodyHint(VARIABLES.map((name) => `{{${name}}}`).join('  '))}
            rows={12}
            value={values.body}
            onChange={({ target }) => set({ body: target.value })}
            maxLength={20_000}
            required
            problem={problemOf('body')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={text.interval}
              hint={text.intervalHint}
              type="number"
              min={1}
              max={720}
              value={Number.isNaN(values.interval_hours) ? '' : values.interval_hours}
              onChange={({ target }) => set({ interval_hours: target.valueAsNumber })}
              required
              problem={problems.of('interval_hours')}
            />
            <Field
              label={text.cap}
              hint={text.capHint}
              type="number"
              min={1}
              max={1000}
              value={Number.isNaN(values.daily_cap) ? '' : values.daily_cap}
              onChange={({ target }) => set({ daily_cap: target.valueAsNumber })}
              required
              problem={problems.of('daily_cap')}
            />
          </div>
        </Form>
      </Section>
      <Preview values={values} inboxName={inbox.name} />
    </div>
  );
}
