import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useCommands } from '../../lib/commands.ts';
import { ahead } from '../../lib/loading/ahead.ts';
import { writingText } from '../../lib/text/compose/writing.ts';
import { useText } from '../../lib/text/language.tsx';
import { close, openCompose, openDraft, opened, openReply, subscribe } from './open.ts';

// The editor is the heaviest part of the page, so it is not in the first load.
const Compose = lazy(ahead(() => import('./new-mail.tsx')));
const ReplyPanel = lazy(ahead(() => import('./reply-panel.tsx')));
const DraftPanel = lazy(ahead(() => import('./draft-panel.tsx')));

/** Renders the open composer over every screen, and registers the command for a new mail. */
export function ComposeHost() {
  const text = useText(writingText);
  const shown = useSyncExternalStore(subscribe, opened);
  useCommands([
    { id: 'compose', label: text.newMail, group: text.group, keys: 'c', isGlobal: true, run: openCompose },
  ]);
  if (shown.kind === 'none') return null;
  return (
    <Suspense>
      {shown.kind === 'new' ? (
        <Compose onClose={close} onReopen={openCompose} />
      ) : shown.kind === 'draft' ? (
        <DraftPanel
          key={shown.draftId}
          draftId={shown.draftId}
          onClose={close}
          onReopen={() => openDraft(shown.draftId)}
        />
      ) : (
        <ReplyPanel
          key={shown.emailId}
          emailId={shown.emailId}
          onClose={close}
          onReopen={() => openReply(shown.emailId)}
        />
      )}
    </Suspense>
  );
}
