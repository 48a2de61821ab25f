import { lazy, Suspense } from 'react';
import type { DateChooserProps } from './date-chooser.tsx';

const LazyChooser = lazy(() => import('./date-chooser.tsx'));

/** Asks when tasks are due, or until when they are put away. */
export function TaskDateChooser(props: DateChooserProps) {
  return (
    <Suspense>
      <LazyChooser {...props} />
    </Suspense>
  );
}
