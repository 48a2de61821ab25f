import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SignIn, useSession } from '../features/session/index.ts';
import { Shell } from '../features/shell/index.ts';
import { Failure } from '../ui/failure.tsx';

export const Route = createFileRoute('/_app')({ component: App });

/** Every screen of who is signed in; to anybody else, the way to sign in. */
function App() {
  const { data: session, error, refetch } = useSession();
  if (error) {
    return (
      <main className="p-6">
        <Failure error={error} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (session === undefined) return null;
  if (!session) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <SignIn />
      </main>
    );
  }
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
