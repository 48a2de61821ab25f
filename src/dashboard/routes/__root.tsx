import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Link, Outlet } from '@tanstack/react-router';
import { useSession } from '../features/session/session.ts';
import { SignIn } from '../features/session/sign-in.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { useText } from '../lib/text/index.tsx';
import { Failure } from '../ui/failure.tsx';

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Root,
  notFoundComponent: NotFound,
});

function Root() {
  const { data: session, error, isPending, refetch } = useSession();
  if (isPending) return null;
  if (error) {
    return (
      <main className="p-6">
        <Failure error={error} onRetry={refetch} />
      </main>
    );
  }
  if (!session) {
    return (
      <main className="grid min-h-dvh place-items-center p-6">
        <SignIn />
      </main>
    );
  }
  return (
    <Shell user={session.user}>
      <Outlet />
    </Shell>
  );
}

function NotFound() {
  const text = useText();
  return (
    <div className="grid justify-items-start gap-2 p-6">
      <h1 className="font-semibold text-xl">{text.state.notFound}</h1>
      <Link to="/" className="text-accent underline">
        {text.state.home}
      </Link>
    </div>
  );
}
