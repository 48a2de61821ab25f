import { createFileRoute, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Door, SignIn, useSession } from '../features/session/index.ts';
import { useText } from '../lib/text/language.tsx';
import { sessionText } from '../lib/text/session.ts';
import { buttonLook } from '../ui/button.tsx';

export const Route = createFileRoute('/verified')({
  component: Verified,
  validateSearch: ({ error, token }) => ({
    ...(typeof error === 'string' && { error }),
    ...(typeof token === 'string' && { token }),
  }),
});

/** The target of a verification link. It requires the account's session, so the user may have to sign in first. */
function Verified() {
  const text = useText(sessionText);
  const { error, token } = Route.useSearch();
  const { data: session } = useSession();
  const isWaiting = error === 'SIGN_IN_FIRST' && token !== undefined;
  useEffect(() => {
    if (!isWaiting || !session) return;
    const query = new URLSearchParams({ token, callbackURL: '/verified' });
    location.assign(`/api/auth/verify-email?${query}`);
  }, [isWaiting, session, token]);
  if (isWaiting) {
    return (
      <Door title={text.title}>
        <p className="text-quiet">{text.verifySignIn}</p>
        <SignIn />
      </Door>
    );
  }
  return (
    <Door title={text.verifyTitle}>
      <p role="status">{error ? text.linkInvalid : text.verified}</p>
      <Link to="/" className={buttonLook('primary')}>
        {text.enter}
      </Link>
    </Door>
  );
}
