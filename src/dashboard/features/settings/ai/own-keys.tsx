import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { modelName } from '../../../lib/model-name.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { textOf, useProblems } from '../parts/change.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Row, Rows } from '../parts/rows.tsx';

const PROVIDERS = ['openai', 'anthropic'] as const;
type Provider = (typeof PROVIDERS)[number];

/** The organization's API keys for model providers. */
export function OwnKeys({ preferences }: { preferences: Schemas['AiPreferences'] }) {
  const text = useText(aiText);
  const [setting, setSetting] = useState<Provider>();
  const [deleting, setDeleting] = useState<Provider>();
  const remove = useAct({
    run: async (provider: Provider) => {
      await client.PUT('/api/ai/preferences', { body: { [provider]: null } });
    },
    touches: ['settings'],
  });
  return (
    <Section title={text.keys} lead={text.keysLead}>
      <Rows label={text.keys}>
        {PROVIDERS.map((provider) => {
          const own = preferences[provider];
          return (
            <Row
              key={provider}
              icon={<KeyRound aria-hidden size={18} />}
              title={text.providers[provider]}
              detail={
                own
                  ? [
                      text.keyEnds(own.key_last_four),
                      own.models.map((id) => modelName(id, '')).join(', '),
                      own.base_url,
                    ]
                      .filter(Boolean)
                      .join(' · ')
                  : text.noKey
              }
              actions={
                <>
                  <Button
                    aria-label={`${text.setKey}: ${text.providers[provider]}`}
                    onClick={() => setSetting(provider)}
                  >
                    {text.setKey}
                  </Button>
                  {own && (
                    <Button kind="danger" onClick={() => setDeleting(provider)}>
                      {text.removeKey}
                    </Button>
                  )}
                </>
              }
            />
          );
        })}
      </Rows>
      {setting && (
        <SetKey provider={setting} own={preferences[setting]} onClose={() => setSetting(undefined)} />
      )}
      {deleting && (
        <Confirm
          title={text.removeKey}
          action={text.removeKey}
          done={text.keyRemoved}
          onConfirm={() => remove.submit(deleting)}
          onClose={() => setDeleting(undefined)}
        >
          <p>{text.removeKeyLead}</p>
        </Confirm>
      )}
    </Section>
  );
}

function SetKey({
  provider,
  own,
  onClose,
}: {
  provider: Provider;
  own: Schemas['AiPreferences'][Provider];
  onClose: () => void;
}) {
  const text = useText(aiText);
  const problems = useProblems();
  const save = useAct({
    run: async (form: FormData) => {
      const key = {
        api_key: textOf(form, 'api_key'),
        models: textOf(form, 'models')
          .split(/[\s,]+/)
          .filter(Boolean),
        base_url: textOf(form, 'base_url') || null,
      };
      await problems.watch(client.PUT('/api/ai/preferences', { body: { [provider]: key } }));
    },
    touches: ['settings'],
  });
  return (
    <FormDialog
      title={text.setKeyOf(text.providers[provider])}
      submit={text.setKey}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <Field
        label={text.apiKey}
        name="api_key"
        type="password"
        autoComplete="off"
        maxLength={500}
        required
        problem={problems.of(`${provider}.api_key`)}
      />
      <Field
        label={text.models}
        hint={text.modelsHint}
        name="models"
        defaultValue={own?.models.join(', ')}
        required
        problem={problems.of(`${provider}.models`)}
      />
      <Field
        label={text.server}
        hint={text.serverHint}
        name="base_url"
        type="url"
        defaultValue={own?.base_url ?? ''}
        maxLength={500}
        isOptional
        problem={problems.of(`${provider}.base_url`)}
      />
    </FormDialog>
  );
}
