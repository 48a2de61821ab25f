import { useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { textOf, useProblems } from '../parts/change.ts';
import { useHasPassword } from '../parts/has-password.ts';
import { Copyable } from '../parts/secret.tsx';
import { qrPath } from './qr.ts';

/** Sets up the second factor: password, app key, code, and finally the recovery codes. */
export function SetUp({ onClose, onCodes }: { onClose: () => void; onCodes: (codes: string[]) => void }) {
  const [key, setKey] = useState<Schemas['SetUpSecondFactorResult']>();
  return key ? (
    <Verify found={key} onClose={onClose} onCodes={onCodes} />
  ) : (
    <Prove onClose={onClose} onKey={setKey} />
  );
}

function Prove({
  onClose,
  onKey,
}: {
  onClose: () => void;
  onKey: (key: Schemas['SetUpSecondFactorResult']) => void;
}) {
  const text = useText(securityText);
  const hasPassword = useHasPassword();
  const problems = useProblems();
  const isDone = useRef(false);
  const prove = useAct({
    run: async (form: FormData) => {
      const body = hasPassword ? { password: String(form.get('password')) } : {};
      const answer = await problems.watch(client.POST('/api/settings/security/2fa/setup', { body }));
      isDone.current = true;
      onKey(dataOf(answer));
    },
    touches: [],
  });
  return (
    <FormDialog
      title={text.setUpTitle}
      submit={text.goOn}
      onSubmit={prove.submit}
      onClose={() => isDone.current || onClose()}
    >
      {hasPassword ? (
        <Field
          label={text.yourPassword}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          problem={problems.of('password')}
        />
      ) : (
        <p>{text.factorLead}</p>
      )}
    </FormDialog>
  );
}

function Verify({
  found,
  onClose,
  onCodes,
}: {
  found: Schemas['SetUpSecondFactorResult'];
  onClose: () => void;
  onCodes: (codes: string[]) => void;
}) {
  const text = useText(securityText);
  const problems = useProblems();
  const { path, size } = qrPath(found.otpauth_uri);
  const verify = useAct({
    run: async (form: FormData) => {
      const body = { code: textOf(form, 'code') };
      const answer = await problems.watch(client.POST('/api/settings/security/2fa/verify', { body }));
      onCodes(dataOf(answer).recovery_codes);
    },
    touches: ['sign_in'],
  });
  return (
    <FormDialog title={text.setUpTitle} submit={text.turnOn} onSubmit={verify.submit} onClose={onClose}>
      <p>{text.scan}</p>
      {/* Scanners require dark on light, whatever the theme. */}
      <svg
        role="img"
        aria-label={text.qr}
        viewBox={`0 0 ${size} ${size}`}
        className="mx-auto w-full max-w-56 rounded-lg bg-white text-black"
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <Copyable label={text.secret} value={found.secret.replace(/(.{4})(?=.)/g, '$1 ')} />
      <Field
        label={text.code}
        hint={text.codeHint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{3} ?\d{3}"
        required
        problem={problems.of('code')}
      />
    </FormDialog>
  );
}
