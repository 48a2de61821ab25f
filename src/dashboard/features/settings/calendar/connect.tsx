import { useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { calendarSettingsText } from '../../../lib/text/settings/work/calendar.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { textOf, useProblems } from '../parts/change.ts';
import { Copyable, SecretDialog } from '../parts/secret.tsx';

type Provider = Schemas['BookingProvider'];
const PROVIDERS = ['cal_com', 'calendly'] as const;
const SECRET_BYTES = 24;

const inventSecret = () =>
  [...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Connects a service, and then shows the values to enter there. */
export function Connect({ onClose }: { onClose: () => void }) {
  const text = useText(calendarSettingsText);
  const problems = useProblems();
  const [provider, setProvider] = useState<Provider>('cal_com');
  const [secret, setSecret] = useState('');
  const [made, setMade] = useState<Schemas['BookingConnection']>();
  const isMade = useRef(false);
  const connect = useAct({
    run: async (form: FormData) => {
      const api_token = textOf(form, 'api_token');
      const body = { provider, name: textOf(form, 'name'), secret, ...(api_token && { api_token }) };
      const answer = await problems.watch(client.POST('/api/calendar/booking-connections', { body }));
      isMade.current = true;
      setMade(dataOf(answer));
    },
    touches: ['booking'],
  });
  if (made) {
    return (
      <SecretDialog title={text.connectedTitle(made.name)} onClose={onClose}>
        <p>{text.webhookHint[made.provider]}</p>
        <Copyable label={text.webhook} value={made.webhook_url} />
        <Copyable label={text.yourSecret} value={secret} />
      </SecretDialog>
    );
  }
  return (
    <FormDialog
      title={text.connect}
      submit={text.connect}
      onSubmit={connect.submit}
      onClose={() => isMade.current || onClose()}
    >
      <Select
        label={text.provider}
        value={provider}
        onChange={({ target }) => setProvider(target.value as Provider)}
        options={PROVIDERS.map((each) => [each, text.providers[each]] as const)}
      />
      <Field
        label={text.name}
        hint={text.nameHint}
        name="name"
        maxLength={100}
        required
        problem={problems.of('name')}
      />
      <div className="grid justify-items-start gap-2">
        <Field
          className="w-full"
          label={text.secret}
          hint={text.secretHint[provider]}
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
          minLength={8}
          maxLength={500}
          autoComplete="off"
          required
          problem={problems.of('secret')}
        />
        {provider === 'cal_com' && <Button onClick={() => setSecret(inventSecret())}>{text.invent}</Button>}
      </div>
      <Field
        label={text.token}
        hint={text.tokenHint}
        name="api_token"
        type="password"
        autoComplete="off"
        minLength={8}
        maxLength={5000}
        isOptional
        problem={problems.of('api_token')}
      />
    </FormDialog>
  );
}
