import { createFileRoute, Link } from '@tanstack/react-router';
import { useAct } from '../api/act.ts';
import { client } from '../api/client.ts';
import { Door } from '../features/session/index.ts';
import { useText } from '../lib/text/language.tsx';
import { sessionText } from '../lib/text/session.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Field } from '../ui/fields/field.tsx';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPassword });

function ForgotPassword() {
  const text = useText(sessionText);
  const request = useAct({
    run: (email: string) =>
      client.POST('/api/auth/request-password-reset', { body: { email, redirectTo: '/reset-password' } }),
    touches: [],
  });
  return (
    <Door title={text.resetTitle}>
      {request.data ? (
        <p role="status">{text.resetSent}</p>
      ) : (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const email = String(new FormData(event.currentTarget).get('email')).trim();
            request.submit(email).catch(() => {});
          }}
        >
          <p className="text-quiet">{text.resetLead}</p>
          <Field label={text.email} name="email" type="email" autoComplete="username" required />
          {request.error && <Failure error={request.error} />}
          <Button type="submit" kind="primary" className="min-h-10!" isBusy={request.isBusy}>
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
