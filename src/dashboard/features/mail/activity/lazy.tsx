import { lazy, Suspense } from 'react';
import type { Activity } from './use-activity.ts';

const LazyLines = lazy(() => import('./lines.tsx'));

export function ActivityLines({ list }: { list: Activity[] | undefined }) {
  return list && <Suspense>{<LazyLines list={list} />}</Suspense>;
}
