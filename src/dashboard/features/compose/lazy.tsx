import { lazy, Suspense } from 'react';
import { ahead } from '../../lib/loading/ahead.ts';
import { Skeleton } from '../../ui/states.tsx';
import type { TextFieldProps } from './editor/text-field.tsx';
import type { ReplyProps } from './reply.tsx';

// The editor is the heaviest part of the page, so it is not in the first load.
const LazyReply = lazy(ahead(() => import('./reply.tsx')));
ahead(async () => (await import('./editor/use-editor.ts')).warmUp());
const LazyTextField = lazy(() => import('./editor/text-field.tsx'));

/** Replies to or forwards a mail, below its conversation. */
export function Reply(props: ReplyProps) {
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <LazyReply {...props} />
    </Suspense>
  );
}

/** Rich text with variables, as a field of a form. */
export function TextField(props: TextFieldProps) {
  return (
    <Suspense fallback={<Skeleton rows={4} />}>
      <LazyTextField {...props} />
    </Suspense>
  );
}
