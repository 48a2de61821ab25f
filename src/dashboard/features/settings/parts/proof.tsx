import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/security.ts';
import { Field } from '../../../ui/field.tsx';
import { useHasPassword } from '../security/has-password.ts';
import type { useProblems } from './change.ts';

/** What proves who one is: a code where the second factor is on, else the password. Who has neither is asked nothing. */
export function ProofField({ problems }: { problems: ReturnType<typeof useProblems> }) {
  const text = useText(securityText);
  const hasPassword = useHasPassword();
  const hasFactor = api.useQuery('get', '/api/settings/security/2fa').data?.enabled;
  if (hasFactor) {
    return (
      <Field
        label={text.anyCode}
        name="code"
        autoComplete="one-time-code"
        required
        problem={problems.of('code')}
      />
    );
  }
  if (!hasPassword) return null;
  return (
    <Field
      label={text.yourPassword}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      problem={problems.of('password')}
    />
  );
}

/** The proof in a form, as the API takes it. */
export function proofOf(form: FormData): { password?: string; code?: string } {
  const password = String(form.get('password') ?? '');
  const code = String(form.get('code') ?? '').trim();
  return { ...(password && { password }), ...(code && { code }) };
}
