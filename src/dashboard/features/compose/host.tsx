import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useCommands } from '../../lib/commands.ts';
import { useText } from '../../lib/text/language.tsx';
import { writingText } from '../../lib/text/writing.ts';

// The editor is the heaviest part of the page: it comes when somebody writes.
const Compose = lazy(() => import('./new-mail.tsx'));
const ReplyPanel = lazy(() => import('./reply-panel.tsx'));

type Open = { kind: 'none' } | { kind: 'new' } | { kind: 'reply'; emailId: number };

const NONE: Open = { kind: 'none' };
let open: Open = NONE;
const listeners = new Set<() => void>();

function set(next: Open) {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a new mail, wherever one is. */
export const openCompose = () => set({ kind: 'new' });

/** Opens the answer to a mail, wherever one is. */
export const openReply = (emailId: number) => set({ kind: 'reply', emailId });

/** Holds what is written over every screen, and offers the command for a new mail. */
export function ComposeHost() {
  const text = useText(writingText);
  const shown = useSyncExternalStore(subscribe, () => open);
  useCommands([
    { id: 'compose', label: text.newMail, group: text.group, keys: 'c', isGlobal: true, run: openCompose },
  ]);
  if (shown.kind === 'none') return null;
  const onClose = () => set(NONE);
  return (
    <Suspense>
      {shown.kind === 'new' ? (
        <Compose onClose={onClose} onReopen={openCompose} />
      ) : (
        <ReplyPanel
          key={shown.emailId}
          emailId={shown.emailId}
          onClose={onClose}
          onReopen={() => openReply(shown.emailId)}
        />
      )}
    </Suspense>
  );
}
