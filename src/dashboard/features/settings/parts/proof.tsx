import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { securityText } from '../../../lib/text/settings/you/security.ts';
import { Field } from '../../../ui/fields/field.tsx';
import type { useProblems } from './change.ts';
import { useAccounts, useHasPassword } from './has-password.ts';

export type Proof = 'code' | 'password' | 'none';

/**
 * Returns the required proof of identity: a code with a second factor, else the password, or none without either.
 * Undefined until loaded; the password on failure.
 */
export function useProof(): Proof | undefined {
  const accounts = useAccounts();
  const hasPassword = useHasPassword();
  const factor = api.useQuery('get', '/api/settings/security/2fa');
  if (accounts.isPending || factor.isPending) return undefined;
  if (factor.data?.enabled) return 'code';
  return hasPassword ? 'password' : 'none';
}

/** The field of the proof, named as in the API. */
export function ProofField({ of, problems }: { of: Proof; problems: ReturnType<typeof useProblems> }) {
  const text = useText(securityText);
  if (of === 'none') return null;
  const isCode = of === 'code';
  return (
    <Field
      label={isCode ? text.anyCode : text.yourPassword}
      name={of}
      type={isCode ? 'text' : 'password'}
      autoComplete={isCode ? 'one-time-code' : 'current-password'}
      required
      problem={problems.of(of)}
    />
  );
}

/** Reads the proof from a form, as the API expects it. */
export function proofOf(form: FormData): { password?: string; code?: string } {
  const password = String(form.get('password') ?? '');
  const code = String(form.get('code') ?? '').trim();
  return { ...(password && { password }), ...(code && { code }) };
}
