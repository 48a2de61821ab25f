import { createFileRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { ComposeHost } from '../features/compose/index.ts';
import { SessionEnded, useSession } from '../features/session/index.ts';
import { Shell } from '../features/shell/index.ts';
import { Failure } from '../ui/failure.tsx';

// The first load of a screen is what is seen at once.
const Entrance = lazy(() => import('../features/session/entrance.tsx'));

export const Route = createFileRoute('/_app')({ component: App });

/** Every screen of who is signed in; to anybody else, the way to sign in. */
function App() {
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
      <Suspense>
        <Entrance />
      </Suspense>
    );
  }
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <SessionEnded />
      <ComposeHost />
    </>
  );
}
