import { Forward, PenLine, ReplyAll, Reply as ReplyIcon, StickyNote } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { usePainted } from '../../../ui/page/painted.ts';
import { useSenders } from '../../compose/index.ts';
import type { ReplyMode } from './bar.tsx';
import { Presence } from './presence.tsx';

interface Props {
  conversation: Schemas['Conversation'];
  /** The beginning of the user's own draft, if there is one. */
  draft: string | undefined;
  onReply: (mode: ReplyMode) => void;
  onNote: () => void;
  /** The reply that is being written. */
  children: ReactNode;
}

/** The lower end of the conversation, which never scrolls away: the reply, or the buttons that begin one. */
export function ReplyBox({ conversation, draft, onReply, onNote, children }: Props) {
  useSenders(usePainted());
  return (
    <footer className="flex max-h-[60%] min-h-0 shrink-0 flex-col border-line border-t md:border-t-0 md:px-6 md:pb-4">
      <p className="mx-auto w-full max-w-4xl px-3 text-quiet text-sm has-[span_span]:py-1 md:px-1">
        <Presence conversation={conversation.id} isWriting={Boolean(children)} />
      </p>
      {children ? (
        <div className="mx-auto flex min-h-0 w-full max-w-4xl flex-col overflow-hidden md:rounded-xl md:border md:border-strong/60 md:shadow-float">
          <Suspense>{children}</Suspense>
        </div>
      ) : (
        <Closed draft={draft} onReply={onReply} onNote={onNote} />
      )}
    </footer>
  );
}

function Closed({ draft, onReply, onNote }: Pick<Props, 'draft' | 'onReply' | 'onNote'>) {
  const text = useText(conversationText);
  return (
    <div className="mx-auto flex w-full max-w-4xl items-center gap-0.5 bg-page p-1.5 md:rounded-xl md:border md:border-line">
      <button
        type="button"
        onClick={() => onReply('reply')}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-lg px-2 text-start text-quiet pointer-coarse:min-h-11 hover:bg-hover hover:text-ink"
      >
        {draft === undefined ? (
          <ReplyIcon aria-hidden size={16} className="shrink-0 rtl:-scale-x-100" />
        ) : (
          <PenLine aria-hidden size={16} className="shrink-0 text-warn" />
        )}
        {draft === undefined ? (
          <span className="grow">{text.reply}</span>
        ) : (
          <>
            <span className="shrink-0 font-medium text-ink">{text.continueDraft}</span>
            <span dir="auto" className="min-w-0 grow truncate">
              {draft}
            </span>
          </>
        )}
        <Keys keys="r" />
      </button>
      <IconButton label={text.replyAll} keys="a" onClick={() => onReply('all')}>
        <ReplyAll aria-hidden size={17} className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={text.forward} keys="f" onClick={() => onReply('forward')}>
        <Forward aria-hidden size={17} className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton label={text.note} keys="n" onClick={onNote}>
        <StickyNote aria-hidden size={17} />
      </IconButton>
    </div>
  );
}
