import { createFileRoute, Link } from '@tanstack/react-router';
import { api } from '../api/client.ts';
import { Door } from '../features/session/index.ts';
import { useText } from '../lib/text/language.tsx';
import { sessionText } from '../lib/text/session.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Field } from '../ui/fields/field.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });

function ForgotPassword() {
  const text = useText(sessionText);
  const request = api.useMutation('post', '/api/auth/request-password-reset');
  return (
    <Door title={text.resetTitle}>
      {request.isSuccess ? (
        <p role="status">{text.resetSent}</p>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const email = String(new FormData(event.currentTarget).get('email')).trim();
            request.mutate({ body: { email, redirectTo: '/reset-password' } });
          }}
        >
          <p className="text-quiet">{text.resetLead}</p>
          <Field label={text.email} name="email" type="email" autoComplete="username" required />
          {request.error && <Failure error={request.error} />}
          <Button type="submit" kind="primary" className="min-h-10!" isBusy={request.isPending}>
            {text.resetSend}
          </Button>
        </form>
      )}
      <Link to="/" className={buttonLook('quiet')}>
        {text.back}
      </Link>
    </Door>
  );
}
