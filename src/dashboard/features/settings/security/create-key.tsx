import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { apiKeysText } from '../../../lib/text/settings/you/api-keys.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { textOf, useProblems } from '../parts/change.ts';
import { AREAS, type Area, scopesOf } from './scopes.ts';

const DAY_MS = 86_400_000;
const EXPIRIES = ['30', '90', '365', '0'] as const;
/** Creates a key with scopes and an expiry. `onMade` gets it with the secret. */
export function CreateKey({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (key: Schemas['CreatedApiKey']) => void;
}) {
  const text = useText(apiKeysText);
  const problems = useProblems();
  const [isLimited, setLimited] = useState(false);
  const create = useAct({
    run: async (form: FormData) => {
      const days = Number(form.get('expiry'));
      const scopes = form.getAll('scope') as Schemas['ApiKeyScope'][];
      if (isLimited && scopes.length === 0) throw new Error(text.chooseOne);
      const body = {
        name: textOf(form, 'name'),
        ...(isLimited && { scopes }),
        ...(days > 0 && { expires_at: new Date(Date.now() + days * DAY_MS).toISOString() }),
      };
      onMade(dataOf(await problems.watch(client.POST('/api/settings/security/api-keys', { body }))));
    },
    touches: ['api_key'],
  });
  return (
    <FormDialog title={text.create} submit={text.create} onSubmit={create.submit} onClose={onClose} isWide>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={text.name}
          hint={text.nameHint}
          name="name"
          maxLength={100}
          required
          problem={problems.of('name')}
        />
        <Select
          label={text.expires}
          name="expiry"
          defaultValue="90"
          options={EXPIRIES.map((each) => [each, text.expiries[each]] as const)}
          problem={problems.of('expires_at')}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium">{text.may}</legend>
        {[false, true].map((limited) => (
          <label key={String(limited)} className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="limited"
              className="size-4 accent-accent"
              checked={isLimited === limited}
              onChange={() => setLimited(limited)}
            />
            {limited ? text.some : text.everything}
          </label>
        ))}
        {isLimited && <Scopes />}
      </fieldset>
    </FormDialog>
  );
}

function Scopes() {
  const text = useText(apiKeysText);
  return (
    <div className="grid gap-x-8 rounded-lg bg-sunk p-3 sm:grid-cols-2">
      {(Object.keys(AREAS) as Area[]).map((area) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row
        <div
          key={area}
          role="group"
          aria-label={text.areas[area]}
          className="flex flex-wrap items-center justify-between gap-x-4"
        >
          <span>{text.areas[area]}</span>
          <span className="flex gap-3">
            {scopesOf(area).map(({ action, scope }) => (
              <label key={scope} className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11">
                <input type="checkbox" name="scope" value={scope} className="size-4 accent-accent" />
                {text.actions[action]}
              </label>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
