import { lazy, Suspense, useEffect } from 'react';
import { ahead } from '../../lib/loading/ahead.ts';
import { opening } from '../../lib/opening.ts';
import type { DateChooserProps } from './date-chooser.tsx';

const LazyChooser = lazy(ahead(() => import('./date-chooser.tsx')));

/** Selects the due date or the snooze time of tasks. */
export function TaskDateChooser(props: DateChooserProps) {
  useEffect(() => opening('choice'), []);
  return (
    <Suspense>
      <LazyChooser {...props} />
    </Suspense>
  );
}
