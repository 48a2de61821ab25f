import { lazy, Suspense, useEffect, useState } from 'react';
import { onSessionEnd } from '../../api/client.ts';

const SignInAgain = lazy(() => import('./sign-in-again.tsx'));

/** Asks to sign in again when the session has ended, over the page, which keeps all input. */
export function SessionEnded() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSessionEnd(() => setOpen(true)), []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <SignInAgain onClose={() => setOpen(false)} />
    </Suspense>
  );
}
