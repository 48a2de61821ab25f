import { Link } from '@tanstack/react-router';
import {
  ArrowLeft,
  Download,
  Forward,
  Gauge,
  Inbox,
  Merge,
  MoreHorizontal,
  Reply,
  ReplyAll,
  ShieldAlert,
  Sparkles,
  StickyNote,
  Trash2,
} from 'lucide-react';
import type { RefObject } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook, IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useMailActions } from '../actions/context.ts';
import { Presence } from './presence.tsx';
import { Standing } from './standing.tsx';

export type ReplyMode = 'reply' | 'all' | 'forward';

interface Props {
  conversation: Schemas['Conversation'];
  heading: RefObject<HTMLHeadingElement | null>;
  isWriting: boolean;
  /** The id of the newest message. */
  lastId: number | undefined;
  onReply: (mode: ReplyMode) => void;
  onNote: () => void;
  onAsk: (what: 'summary' | 'analysis') => void;
}

/** The subject, other people in the conversation, and the reply buttons. */
export function Head({ conversation, heading, isWriting, lastId, onReply, onNote, onAsk }: Props) {
  const text = useText(conversationText);
  const mail = useText(mailText);
  const moves = useText(actionsText);
  const actions = useMailActions();
  return (
    <header className="grid gap-2">
      <div className="flex items-start gap-2">
        <Link
          to="/mail"
          search={true}
          aria-label={text.back}
          title={text.back}
          className={`${buttonLook('quiet')} -ms-2 px-2! lg:hidden`}
        >
          <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
        </Link>
        <h2
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="min-w-0 flex-1 break-words py-0.5 font-semibold text-lg outline-none!"
        >
          {conversation.subject || mail.noSubject}
        </h2>
        <div className="flex shrink-0">
          <IconButton label={text.summarize} keys="s" onClick={() => onAsk('summary')}>
            <Sparkles aria-hidden size={17} />
          </IconButton>
          <IconButton label={text.reply} keys="r" onClick={() => onReply('reply')}>
            <Reply aria-hidden size={17} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton label={text.replyAll} keys="a" className="max-sm:hidden" onClick={() => onReply('all')}>
            <ReplyAll aria-hidden size={17} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            label={text.forward}
            keys="f"
            className="max-sm:hidden"
            onClick={() => onReply('forward')}
          >
            <Forward aria-hidden size={17} className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton label={text.note} keys="n" className="max-sm:hidden" onClick={onNote}>
            <StickyNote aria-hidden size={17} />
          </IconButton>
          <Menu
            label={text.more}
            hideLabel
            icon={<MoreHorizontal aria-hidden size={17} />}
            items={[
              {
                label: text.replyAll,
                icon: <ReplyAll aria-hidden size={16} />,
                keys: 'a',
                onChoose: () => onReply('all'),
              },
              {
                label: text.forward,
                icon: <Forward aria-hidden size={16} />,
                keys: 'f',
                onChoose: () => onReply('forward'),
              },
              {
                label: text.note,
                icon: <StickyNote aria-hidden size={16} />,
                keys: 'n',
                onChoose: onNote,
              },
              {
                label: text.analyze,
                icon: <Gauge aria-hidden size={16} />,
                onChoose: () => onAsk('analysis'),
              },
              {
                label: moves.mergeWith,
                icon: <Merge aria-hidden size={16} />,
                keys: 'm',
                onChoose: () => actions.ask('merge', [conversation]),
              },
              {
                label: moves.inbox,
                icon: <Inbox aria-hidden size={16} />,
                keys: 't',
                onChoose: () => actions.ask('inbox', [conversation]),
              },
              {
                label: conversation.state === 'spam' ? moves.notSpam : moves.spam,
                icon: <ShieldAlert aria-hidden size={16} />,
                keys: '!',
                onChoose: () => actions.toggle([conversation], 'spam'),
              },
              ...(conversation.state === 'trash' || conversation.state === 'spam'
                ? [
                    {
                      label: moves.deleteForGood,
                      icon: <Trash2 aria-hidden size={16} />,
                      keys: 'D',
                      onChoose: () => actions.ask('delete', [conversation]),
                    },
                  ]
                : []),
              {
                label: text.original,
                icon: <Download aria-hidden size={16} />,
                onChoose: () => lastId && window.open(`/api/emails/${lastId}/raw`, '_blank', 'noopener'),
              },
            ]}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 text-quiet text-sm">
        <Standing conversation={conversation} />
        {conversation.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {conversation.message_count > 1 && <span>{mail.messages(conversation.message_count)}</span>}
        <Presence conversation={conversation.id} isWriting={isWriting} />
      </div>
    </header>
  );
}
