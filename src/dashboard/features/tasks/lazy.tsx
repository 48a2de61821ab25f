import { lazy, Suspense } from 'react';
import type { DateChooserProps } from './date-chooser.tsx';

const LazyChooser = lazy(() => import('./date-chooser.tsx'));

/** Selects the due date or the snooze time of tasks. */
export function TaskDateChooser(props: DateChooserProps) {
  return (
    <Suspense>
      <LazyChooser {...props} />
    </Suspense>
  );
}
