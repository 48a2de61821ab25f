import { createFileRoute, Link } from '@tanstack/react-router';
import { api } from '../api/client.ts';
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
  const reset = api.useMutation('post', '/api/auth/reset-password');
  return (
    <Door title={text.newPasswordTitle}>
      {token === '' && <p role="alert">{text.linkInvalid}</p>}
      {reset.isSuccess && <p role="status">{text.passwordChanged}</p>}
      {token !== '' && !reset.isSuccess && (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const newPassword = String(new FormData(event.currentTarget).get('password'));
            reset.mutate({ body: { token, newPassword } });
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
          <Button type="submit" kind="primary" className="min-h-10!" isBusy={reset.isPending}>
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
