import { lazy, Suspense } from 'react';

// Loaded after the list, which has the lists in its menu too.
const LazyNav = lazy(() => import('./mail-nav.tsx'));

export function MailNav() {
  return (
    <Suspense>
      <LazyNav />
    </Suspense>
  );
}
