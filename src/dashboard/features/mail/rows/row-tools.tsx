import { AlarmClock, Check, Mail, MailOpen, MoreHorizontal, RotateCcw } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { rowsText } from '../../../lib/text/mail/rows.ts';
import { IconButton } from '../../../ui/button.tsx';
import type { Conversation } from '../actions/change.ts';
import type { Actions } from '../actions/context.ts';

interface Props {
  conversation: Conversation;
  actions: Actions;
  /** Whether it is there for the pointer only. Screen readers have the keys and the menu. */
  isForPointer: boolean;
  onRead: (list: Conversation[], isRead: boolean) => void;
  onMore: (button: HTMLElement) => void;
}

/** The most frequent actions on a row, over its time. */
export function RowTools({ conversation, actions, isForPointer, onRead, onMore }: Props) {
  const text = useText(rowsText);
  const moves = useText(actionsText);
  const mail = useText(mailText);
  const { state, subject, unread_count } = conversation;
  const list = [conversation];
  const isUnread = unread_count > 0;
  const isOpen = state === 'open' || state === 'snoozed';
  const isAway = state === 'spam' || state === 'trash';
  const label = isOpen
    ? moves.done
    : { spam: moves.notSpam, trash: moves.restore, done: moves.reopen }[state];
  const keys = { open: 'e', snoozed: 'e', done: 'e', spam: '!', trash: '#' }[state];
  const look = { className: 'size-7! pointer-coarse:size-8!', tabIndex: isForPointer ? -1 : 0 };
  return (
    <div
      role="toolbar"
      aria-label={text.actions(subject || mail.noSubject)}
      aria-hidden={isForPointer || undefined}
      data-row-tools
      // The row keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute end-1.5 top-1 flex rounded-md border border-line bg-raised shadow-sm"
    >
      <IconButton
        {...look}
        label={label}
        keys={keys}
        onClick={() => actions.setState(list, isOpen ? 'done' : 'open')}
      >
        {isOpen ? <Check aria-hidden size={16} /> : <RotateCcw aria-hidden size={16} />}
      </IconButton>
      {!isAway && (
        <IconButton {...look} label={moves.snooze} keys="h" onClick={() => actions.ask('snooze', list)}>
          <AlarmClock aria-hidden size={16} />
        </IconButton>
      )}
      <IconButton
        {...look}
        label={isUnread ? moves.markRead : moves.markUnread}
        keys="u"
        onClick={() => onRead(list, isUnread)}
      >
        {isUnread ? <MailOpen aria-hidden size={16} /> : <Mail aria-hidden size={16} />}
      </IconButton>
      <IconButton
        {...look}
        label={text.more}
        keys="shift+F10"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMore(currentTarget)}
      >
        <MoreHorizontal aria-hidden size={16} />
      </IconButton>
    </div>
  );
}
