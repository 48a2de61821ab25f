import { Link } from '@tanstack/react-router';
import {
  AlarmClock,
  ArrowLeft,
  Bell,
  BellOff,
  Check,
  Download,
  Forward,
  Gauge,
  History,
  ListPlus,
  MoreHorizontal,
  ReplyAll,
  RotateCcw,
  Sparkles,
  StickyNote,
  Undo2,
} from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import type { Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { conversationText } from '../../../lib/text/mail/conversation.ts';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { shellText } from '../../../lib/text/shell.ts';
import { hiddenUndoable, onToasts, undoChange } from '../../../lib/toasts.ts';
import { Button, buttonLook, IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { useMailActions } from '../actions/context.ts';
import { useChangeItems } from '../actions/items.tsx';
import { TaskChoices } from './task-choices.tsx';
import { useFollowing } from './use-following.ts';
import { useMakeTask } from './use-make-task.ts';

export type ReplyMode = 'reply' | 'all' | 'forward';

interface Props {
  conversation: Schemas['Conversation'];
  heading: RefObject<HTMLHeadingElement | null>;
  /** The id of the newest message. */
  lastId: number | undefined;
  onReply: (mode: ReplyMode) => void;
  onNote: () => void;
  onAsk: (what: 'summary' | 'analysis') => void;
  showsActivity: boolean;
  onToggleActivity: () => void;
}

/** The subject, who answers, the state, and the actions on the conversation. */
export function Bar({ conversation, heading, ...rest }: Props) {
  const text = useText(conversationText);
  const mail = useText(mailText);
  const moves = useText(actionsText);
  const actions = useMailActions();
  const subject = conversation.subject || mail.noSubject;
  const isAway = conversation.state === 'spam' || conversation.state === 'trash';
  return (
    <header className="shrink-0 border-line border-b">
      <div className="flex min-h-12 items-center gap-1 px-2 md:ps-6 md:pe-4">
        <Link
          to="/mail"
          search={true}
          aria-label={text.back}
          data-hint={text.back}
          className={`${buttonLook('quiet')} px-2! md:-ms-3 lg:hidden`}
        >
          <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
        </Link>
        <h2
          ref={heading}
          tabIndex={-1}
          dir="auto"
          title={subject}
          className="line-clamp-2 min-w-0 flex-1 wrap-anywhere font-semibold leading-5 outline-none! @md:line-clamp-1 @md:text-lg @md:leading-6"
        >
          {subject}
        </h2>
        <TaskChoices conversation={conversation} className="hidden @md:flex" />
        {!isAway && (
          <IconButton
            label={moves.snooze}
            keys="h"
            className="hidden! @md:inline-flex!"
            onClick={() => actions.ask('snooze', [conversation])}
          >
            <AlarmClock aria-hidden size={17} />
          </IconButton>
        )}
        <Done conversation={conversation} />
        <More conversation={conversation} {...rest} />
      </div>
    </header>
  );
}

/** Marks the conversation done, or returns it to the open ones. */
function Done({ conversation }: Pick<Props, 'conversation'>) {
  const text = useText(actionsText);
  const actions = useMailActions();
  const { state } = conversation;
  const isOpen = state === 'open' || state === 'snoozed';
  const label = isOpen ? text.done : { spam: text.notSpam, trash: text.restore, done: text.reopen }[state];
  const Icon = isOpen ? Check : RotateCcw;
  return (
    <Button
      kind={isOpen ? 'primary' : 'plain'}
      aria-label={label}
      title={label}
      className="px-2! pointer-coarse:min-w-11 @xl:px-3!"
      onClick={() => actions.setState([conversation], isOpen ? 'done' : 'open')}
    >
      <Icon aria-hidden size={16} />
      <span className="hidden @xl:inline">{label}</span>
    </Button>
  );
}

function More({
  conversation,
  lastId,
  onReply,
  onNote,
  onAsk,
  showsActivity,
  onToggleActivity,
}: Omit<Props, 'heading'>) {
  const text = useText(conversationText);
  const actions = useMailActions();
  const shell = useText(shellText);
  const makeTask = useMakeTask(conversation);
  const change = useChangeItems([conversation], actions);
  const follow = useFollowing(conversation.id);
  const undoable = useSyncExternalStore(onToasts, hiddenUndoable);
  return (
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
        { label: text.note, icon: <StickyNote aria-hidden size={16} />, keys: 'n', onChoose: onNote },
        {
          label: text.summarize,
          icon: <Sparkles aria-hidden size={16} />,
          keys: 's',
          onChoose: () => onAsk('summary'),
        },
        { label: text.analyze, icon: <Gauge aria-hidden size={16} />, onChoose: () => onAsk('analysis') },
        {
          label: showsActivity ? text.hideActivity : text.showActivity,
          icon: <History aria-hidden size={16} />,
          keys: 'v',
          onChoose: onToggleActivity,
        },
        {
          label: follow.isFollowing ? text.unfollow : text.follow,
          icon: follow.isFollowing ? <BellOff aria-hidden size={16} /> : <Bell aria-hidden size={16} />,
          keys: 'F',
          onChoose: follow.toggle,
        },
        ...(conversation.task
          ? []
          : [{ label: text.makeTask, icon: <ListPlus aria-hidden size={16} />, onChoose: makeTask }]),
        change.labels,
        change.inbox,
        change.merge,
        ...(change.isAway ? [] : [change.snooze, change.trash]),
        change.spam,
        ...(change.isAway ? [change.deleteForGood] : []),
        ...(undoable
          ? [
              {
                label: shell.undoOf(undoable.text),
                icon: <Undo2 aria-hidden size={16} />,
                keys: 'z',
                onChoose: undoChange,
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
  );
}
