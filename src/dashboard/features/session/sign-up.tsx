import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, client } from '../../api/client.ts';
import { Problem } from '../../lib/problem.ts';
import { useLanguage, useText } from '../../lib/text/language.tsx';
import { sessionText } from '../../lib/text/session.ts';
import { browserZone } from '../../lib/zones.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/fields/field.tsx';

/** Signs up with a new organization. The verification link leads to `next`. */
export function SignUp({ next = '/verified', onDone }: { next?: string; onDone: () => void }) {
  const text = useText(sessionText);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const { data: options } = api.useQuery('get', '/api/auth/sign-in-options', {}, { staleTime: Infinity });
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const value = (name: string) => String(form.get(name));
    setBusy(true);
    setError(undefined);
    try {
      const body = {
        name: value('name').trim(),
        email: value('email').trim(),
        password: value('password'),
        callbackURL: next,
        timezone: browserZone(),
        language,
      };
      await client.POST('/api/auth/sign-up/email', { body });
      await queries.invalidateQueries();
      onDone();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  }

  const of = (path: string) => (error instanceof Problem ? error.of(path) : undefined);
  const isSaid = ['name', 'email', 'password'].some(of);
  const admitted = options?.signUp;
  return (
    <form onSubmit={submit} className="grid gap-4">
      {admitted && admitted.rule !== 'open' && (
        <p className="text-quiet text-sm">
          {admitted.rule === 'domains' ? text.byDomain(admitted.domains.join(', ')) : text.byInvitation}
        </p>
      )}
      <Field label={text.name} name="name" autoComplete="name" problem={of('name')} required />
      <Field
        label={text.email}
        name="email"
        type="email"
        autoComplete="username"
        problem={of('email')}
        required
      />
      <Field
        label={text.password}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={8}
        hint={text.passwordHint}
        problem={of('password')}
        required
      />
      {error instanceof Error && !isSaid && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
      <Button type="submit" kind="primary" className="min-h-10!" isBusy={isBusy}>
        {text.create}
      </Button>
    </form>
  );
}
