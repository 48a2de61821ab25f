import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { connectionsText } from '../../../lib/text/studio/connections.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { PLATFORM_NAMES } from '../../live-desk/index.ts';
import { ACCESS, type Access, credentialValue } from './fields.ts';

interface Props {
  platform: Schemas['Platform'];
  onClose: () => void;
}

/** Asks for a platform's credentials, which Herald tests before storing them. */
export function AccountDialog({ platform, onClose }: Props) {
  const text = useText(connectionsText);
  const kinds = Object.keys(ACCESS[platform]) as Access[];
  const [kind, setKind] = useState(kinds[0]!);
  const fields = ACCESS[platform][kind] ?? [];
  const name = PLATFORM_NAMES[platform];
  const connect = useAct({
    run(form: FormData) {
      const credential_value = credentialValue(fields, (field) => String(form.get(field) ?? ''));
      return client.PUT('/api/stream/credentials/{platform}', {
        params: { path: { platform } },
        body: { credential_value },
      });
    },
    touches: ['stream'],
    said: text.connectedNow(name),
  });
  return (
    <FormDialog
      title={text.connectTitle(name)}
      submit={text.connect}
      onClose={onClose}
      onSubmit={connect.submit}
    >
      {kinds.length > 1 && (
        <Select
          label={text.kind}
          value={kind}
          onChange={({ target }) => setKind(target.value as Access)}
          options={[
            ['oauth2', text.oauth2],
            ['oauth1', text.oauth1],
          ]}
        />
      )}
      {fields.map((field) => (
        <Field
          key={`${kind} ${field.name}`}
          label={text[field.text]}
          name={field.name}
          type={field.isPlain ? 'text' : 'password'}
          hint={field.text === 'webhook' ? text.webhookHint : undefined}
          isOptional={field.isOptional ?? false}
          required={!field.isOptional}
          autoComplete="off"
          spellCheck={false}
          maxLength={4000}
        />
      ))}
      <p className="text-quiet text-sm">{text.secret}</p>
    </FormDialog>
  );
}
