import { lazy, Suspense, useEffect, useState } from 'react';
import { onSessionEnd } from '../../api/client.ts';

const SignInAgain = lazy(() => import('./sign-in-again.tsx'));

/** Asks again over the page when the session has ended. The page below keeps everything that was typed. */
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
