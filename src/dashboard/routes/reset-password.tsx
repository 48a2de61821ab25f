import { createFileRoute, Link } from '@tanstack/react-router';
import { useAct } from '../api/act.ts';
import { client } from '../api/client.ts';
import { Door } from '../features/session/index.ts';
import { useText } from '../lib/text/language.tsx';
import { sessionText } from '../lib/text/session.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Field } from '../ui/fields/field.tsx';

export const Route = createFileRoute('/reset-password')({
  component: ResetPassword,
  validateSearch: ({ token }) => ({ token: typeof token === 'string' ? token : '' }),
});

/** The target of the link in the password reset mail, with its token. */
function ResetPassword() {
  const text = useText(sessionText);
  const { token } = Route.useSearch();
  const reset = useAct({
    run: (newPassword: string) => client.POST('/api/auth/reset-password', { body: { token, newPassword } }),
    touches: [],
  });
  return (
    <Door title={text.newPasswordTitle}>
      {token === '' && <p role="alert">{text.linkInvalid}</p>}
      {reset.data && <p role="status">{text.passwordChanged}</p>}
      {token !== '' && !reset.data && (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const newPassword = String(new FormData(event.currentTarget).get('password'));
            reset.submit(newPassword).catch(() => {});
          }}
        >
          <Field
            label={text.newPassword}
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={8}
            hint={text.passwordHint}
            required
          />
          {reset.error && <Failure error={reset.error} />}
          <Button type="submit" kind="primary" className="min-h-10!" isBusy={reset.isBusy}>
            {text.setPassword}
          </Button>
        </form>
      )}
      <Link to={token === '' ? '/forgot-password' : '/'} className={buttonLook('quiet')}>
        {token === '' ? text.resetSend : text.submit}
      </Link>
    </Door>
  );
}
