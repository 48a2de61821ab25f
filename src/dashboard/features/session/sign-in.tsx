import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { api, client } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { finishSignIn, type Step, signIn } from './signing-in.ts';

/**
 * Signs in with a password and a second factor if there is one, with Google, or as the demo user. `isAgain`: over a
 * page whose session has ended, which stays unchanged.
 */
export function SignIn({ isAgain = false, onDone }: { isAgain?: boolean; onDone?: () => void }) {
  const text = useText(sessionText);
  const queries = useQueryClient();
  const { data: options } = api.useQuery('get', '/api/auth/sign-in-options', {}, { staleTime: Infinity });
  const [step, setStep] = useState<Step>('password');
  // Google redirects here if the user may not sign up.
  const isRefused = new URLSearchParams(location.search).get('error') === 'signup_disabled';
  const [problem, setProblem] = useState(isRefused ? text.notAdmitted : undefined);
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<boolean>) {
    setBusy(true);
    setProblem(undefined);
    try {
      if (await work()) {
        await queries.invalidateQueries();
        onDone?.();
      } else setStep('code');
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const value = (name: string) => String(form.get(name) ?? '').trim();
    void attempt(() =>
      step === 'password' ? signIn(value('email'), value('password')) : finishSignIn(step, value('code')),
    );
  }

  async function goToGoogle() {
    await attempt(async () => {
      const body = { provider: 'google', callbackURL: location.pathname + location.search };
      const { data } = await client.POST('/api/auth/sign-in/social', { body });
      location.assign(data!.url);
      return true;
    });
  }

  const demo = step === 'password' ? options?.demo : null;
  return (
    <form onSubmit={submit} className="grid w-full gap-4">
      {isAgain && <p className="text-quiet">{text.again}</p>}
      {demo && (
        <>
          <Button
            kind="primary"
            className="min-h-11!"
            isBusy={isBusy}
            onClick={() => void attempt(() => signIn(demo.email, demo.password))}
          >
            {text.demo}
          </Button>
          <p className="text-center text-quiet text-sm">{text.or}</p>
        </>
      )}
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
          hint={text.codeHint}
          required
        />
      )}
      {step === 'recovery' && <Field label={text.recoveryCode} name="code" autoComplete="off" required />}
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" kind={demo ? 'plain' : 'primary'} className="min-h-10!" isBusy={isBusy}>
        {text.submit}
      </Button>
      {step === 'password' && options?.google && (
        <Button className="min-h-10!" onClick={() => void goToGoogle()}>
          {text.google}
        </Button>
      )}
      {step !== 'password' && (
        <Button kind="quiet" onClick={() => setStep(step === 'code' ? 'recovery' : 'code')}>
          {step === 'code' ? text.useRecoveryCode : text.useCode}
        </Button>
      )}
      {step === 'password' && !isAgain && (
        <div className="flex flex-wrap justify-center">
          {options?.links && (
            <Link to="/forgot-password" className={buttonLook('quiet')}>
              {text.forgotten}
            </Link>
          )}
          <Link to="/sign-up" className={buttonLook('quiet')}>
            {text.create}
          </Link>
        </div>
      )}
    </form>
  );
}
