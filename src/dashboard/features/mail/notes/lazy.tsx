import { lazy, Suspense } from 'react';
import { ahead } from '../../../lib/loading/ahead.ts';
import type { NewNoteProps } from './new-note.tsx';
import type { ConversationNote } from './use-notes.ts';

// Loaded on demand, as most conversations have no notes.
const LazyCard = lazy(() => import('./note-card.tsx'));
const LazyNew = lazy(ahead(() => import('./new-note.tsx')));

export function NoteCards({ notes }: { notes: ConversationNote[] }) {
  return (
    <Suspense>
      {notes.map((note) => (
        <LazyCard key={note.id} note={note} />
      ))}
    </Suspense>
  );
}

export function NewNote(props: NewNoteProps) {
  return (
    <Suspense>
      <LazyNew {...props} />
    </Suspense>
  );
}
