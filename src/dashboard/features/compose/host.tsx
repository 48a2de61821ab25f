import { useSyncExternalStore } from 'react';
import { api } from '../../api/client.ts';
import { useCommands } from '../../lib/commands.ts';
import { useText } from '../../lib/text/language.tsx';
import { writingText } from '../../lib/text/writing.ts';
import { Compose, Reply } from './lazy.tsx';

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
  if (shown.kind === 'reply') return <ReplyPanel key={shown.emailId} emailId={shown.emailId} />;
  return <Compose onClose={() => set(NONE)} onReopen={openCompose} />;
}

/** The same draft as below the conversation. */
function ReplyPanel({ emailId }: { emailId: number }) {
  const { data } = api.useQuery('get', '/api/threads/{id}', { params: { path: { id: emailId } } });
  return (
    <div className="fixed inset-x-2 bottom-2 z-40 flex max-h-[calc(100dvh-1rem)] flex-col md:start-auto md:end-6 md:bottom-6 md:max-h-[min(40rem,calc(100dvh-3rem))] md:w-[min(40rem,calc(100vw-3rem))]">
      {data && (
        <Reply
          emailId={emailId}
          mode="reply"
          threadId={data.id}
          count={data.message_count}
          onClose={() => set(NONE)}
          onReopen={() => openReply(emailId)}
        />
      )}
    </div>
  );
}
