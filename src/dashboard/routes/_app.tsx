import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { Door, SessionEnded, SignIn, useSession } from '../features/session/index.ts';
import { Shell } from '../features/shell/index.ts';
import { useText } from '../lib/text/language.tsx';
import { sessionText } from '../lib/text/session.ts';
import { Failure } from '../ui/failure.tsx';

export const Route = createFileRoute('/_app')({ component: App });

/** Every screen of who is signed in; to anybody else, the way to sign in. */
function App() {
  const text = useText(sessionText);
  const { data: session, error, refetch } = useSession();
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
  // A session that ends leaves the page as it is.
  if (!session && !wasIn.current) {
    return (
      <Door title={text.title}>
        <SignIn />
      </Door>
    );
  }
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <SessionEnded />
    </>
  );
}
