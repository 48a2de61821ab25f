import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

type Step = 'password' | 'code' | 'recovery';

/** Password, then a second factor if the account has one. `isAgain`: over a page whose session has ended. */
export function SignIn({ isAgain = false }: { isAgain?: boolean }) {
  const text = useText(sessionText);
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('password');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const value = (name: string) => String(form.get(name) ?? '').trim();
    setBusy(true);
    setProblem(undefined);
    try {
      if (await signIn(step, value)) await queries.invalidateQueries();
      else setStep('code');
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} className="grid w-full max-w-sm gap-4">
      <h1 className="font-semibold text-xl">{text.title}</h1>
      {isAgain && <p className="text-quiet">{text.again}</p>}
      {step === 'password' && (
        <>
          <Field label={text.email} name="email" type="email" autoComplete="username" required />
          <Field
            label={text.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        </>
      )}
      {step === 'code' && (
        <Field
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          required
        />
      )}
      {step === 'recovery' && <Field label={text.recoveryCode} name="code" autoComplete="off" required />}
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {text.submit}
      </Button>
      {step !== 'password' && (
        <Button kind="quiet" onClick={() => setStep(step === 'code' ? 'recovery' : 'code')}>
          {step === 'code' ? text.useRecoveryCode : text.useCode}
        </Button>
      )}
    </form>
  );
}

/** False if a second factor is asked for. Throws `Problem`. */
async function signIn(step: Step, value: (name: string) => string): Promise<boolean> {
  if (step === 'code')
    await client.POST('/api/auth/two-factor/verify-totp', { body: { code: value('code') } });
  else if (step === 'recovery') {
    await client.POST('/api/auth/two-factor/verify-backup-code', { body: { code: value('code') } });
  } else {
    const body = { email: value('email'), password: value('password') };
    const { data } = await client.POST('/api/auth/sign-in/email', { body });
    return !(data && 'twoFactorRedirect' in data);
  }
  return true;
}
