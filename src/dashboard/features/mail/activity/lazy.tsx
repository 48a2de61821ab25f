import { lazy, Suspense } from 'react';
import type { Activity } from './use-activity.ts';

const LazyLines = lazy(() => import('./lines.tsx'));

export function ActivityLines({ list }: { list: Activity[] }) {
  return (
    <Suspense>
      <LazyLines list={list} />
    </Suspense>
  );
}
