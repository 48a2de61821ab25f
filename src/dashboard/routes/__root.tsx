import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Link, Outlet } from '@tanstack/react-router';
import { commonText } from '../lib/text/common.ts';
import { useText } from '../lib/text/language.tsx';
import { Failure } from '../ui/failure.tsx';

export const Route = createRootRouteWithContext<{ queries: QueryClient }>()({
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: ({ error, reset }) => (
    <main className="p-6">
      <Failure error={error} onRetry={reset} />
    </main>
  ),
});

function NotFound() {
  const text = useText(commonText);
  return (
    <main className="grid justify-items-start gap-2 p-6">
      <h1 className="font-semibold text-xl">{text.notFound}</h1>
      <Link to="/" className="text-accent underline">
        {text.home}
      </Link>
    </main>
  );
}
