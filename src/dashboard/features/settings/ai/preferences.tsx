import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { modelName } from '../../../lib/model-name.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Check, Field, Select, TextArea } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { textOf, useProblems } from '../parts/change.ts';
import { Form } from '../parts/form.tsx';

const SWITCHES = [
  ['is_enabled', 'enabled'],
  ['analyze_new_emails', 'analyze'],
  ['urgency_sets_priority', 'urgency'],
  ['suggest_replies', 'suggest'],
] as const;

/** The AI preferences: automatic actions, model, and daily limit. */
export function Preferences({ preferences }: { preferences: Schemas['AiPreferences'] }) {
  const text = useText(aiText);
  const problems = useProblems();
  const models = api.useQuery('get', '/api/ai/models').data ?? [];
  const standard = models.find(({ is_default }) => is_default);
  const nameOf = (id: string) => modelName(id, text.builtIn);
  const options = models.map(
    ({ id, is_own }) => [id, is_own ? `${nameOf(id)} (${text.own})` : nameOf(id)] as const,
  );
  const save = useAct({
    run: async (form: FormData) => {
      const isOn = (name: string) => form.get(name) !== null;
      const body = {
        is_enabled: isOn('is_enabled'),
        analyze_new_emails: isOn('analyze_new_emails'),
        urgency_sets_priority: isOn('urgency_sets_priority'),
        suggest_replies: isOn('suggest_replies'),
        model: textOf(form, 'model') || null,
        fallback_model: textOf(form, 'fallback_model') || null,
        daily_tokens: Number(form.get('daily_tokens')) || null,
        reply_writer: textOf(form, 'reply_writer') as Schemas['AiPreferences']['reply_writer'],
        known_hosts: textOf(form, 'known_hosts')
          .split(/[\s,]+/)
          .filter(Boolean),
      };
      await problems.watch(client.PUT('/api/ai/preferences', { body }));
    },
    touches: ['settings'],
  });
  return (
    <Section title={text.preferences}>
      <Form onSubmit={save.submit}>
        {SWITCHES.map(([field, name]) => (
          <Check
            key={field}
            name={field}
            label={text[name]}
            hint={text[`${name}Hint`]}
            defaultChecked={preferences[field]}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            key={`model-${options.length}`}
            label={text.model}
            name="model"
            defaultValue={preferences.model ?? ''}
            options={[['', text.defaultModel(standard ? nameOf(standard.id) : '–')], ...options]}
            problem={problems.of('model')}
          />
          <Select
            key={`fallback-${options.length}`}
            label={text.fallback}
            name="fallback_model"
            defaultValue={preferences.fallback_model ?? ''}
            options={[['', text.noFallback], ...options]}
            problem={problems.of('fallback_model')}
          />
          <Field
            label={text.daily}
            hint={text.dailyHint}
            name="daily_tokens"
            type="number"
            min={1}
            max={1_000_000_000}
            defaultValue={preferences.daily_tokens ?? ''}
            isOptional
            problem={problems.of('daily_tokens')}
          />
          <Select
            label={text.writer}
            name="reply_writer"
            defaultValue={preferences.reply_writer}
            options={Object.entries(text.writers)}
            problem={problems.of('reply_writer')}
          />
        </div>
        <TextArea
          label={text.hosts}
          hint={text.hostsHint}
          name="known_hosts"
          rows={3}
          defaultValue={preferences.known_hosts.join('\n')}
          isOptional
          problem={problems.of('known_hosts') ?? problems.of('known_hosts.0')}
        />
      </Form>
    </Section>
  );
}
