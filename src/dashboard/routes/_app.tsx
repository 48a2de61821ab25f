import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { ComposeHost } from '../features/compose/index.ts';
import {
  rememberSignedIn,
  SessionEnded,
  SignedInProvider,
  sessionOptions,
  useSession,
} from '../features/session/index.ts';
import { Shell } from '../features/shell/index.ts';
import { Failure } from '../ui/failure.tsx';

// Loaded on demand, as the first load has only the visible parts of a screen.
const Entrance = lazy(() => import('../features/session/entrance.tsx'));
const CheckMail = lazy(() => import('../features/session/check-mail.tsx'));

export const Route = createFileRoute('/_app')({
  component: App,
  beforeLoad: ({ context }) => void context.queries.prefetchQuery(sessionOptions),
});

/** The layout of all screens for signed-in users; others see the sign-in screen. */
function App() {
  const { data: session, error, refetch } = useSession();
  useEffect(() => {
    if (session !== undefined) rememberSignedIn(session !== null);
  }, [session]);
  const wasIn = useRef(false);
  if (session) wasIn.current = true;
  if (error && !wasIn.current) {
    return (
      <main className="p-6">
        <Failure error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (session === undefined) return null;
  // A session that ends leaves the page unchanged.
  if (!session && !wasIn.current) {
    return (
      <Suspense>
        <Entrance />
      </Suspense>
    );
  }
  if (session?.mustVerify) {
    return (
      <Suspense>
        <CheckMail email={session.user.email} />
      </Suspense>
    );
  }
  return (
    <SignedInProvider>
      <Shell>
        <Outlet />
      </Shell>
      <SessionEnded />
      <ComposeHost />
    </SignedInProvider>
  );
}
