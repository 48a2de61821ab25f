import {
  AlarmClock,
  Check,
  Inbox,
  type LucideIcon,
  Mail,
  MailOpen,
  Merge,
  RotateCcw,
  ShieldAlert,
  Tag,
  Trash2,
  UserRound,
} from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { actionsText } from '../../../lib/text/mail/actions.ts';
import type { MenuItem } from '../../../ui/menu.tsx';
import type { Conversation } from './change.ts';
import type { Actions, Question } from './context.ts';

/** Returns the menu items that change conversations, by what they do, and whether all of these are in spam or trash. */
export function useChangeItems(targets: Conversation[], actions: Actions) {
  const text = useText(actionsText);
  const are = (state: Conversation['state']) => targets.every((one) => one.state === state);
  const hasUnread = targets.some(({ unread_count }) => unread_count > 0);
  const item = (Icon: LucideIcon, label: string, keys: string, onChoose: () => void): MenuItem => ({
    label,
    icon: <Icon aria-hidden size={16} />,
    keys,
    onChoose,
  });
  const ask = (Icon: LucideIcon, label: string, keys: string, question: Question) =>
    item(Icon, label, keys, () => actions.ask(question, targets));
  const toggle = (Icon: LucideIcon, label: string, keys: string, state: 'done' | 'spam' | 'trash') =>
    item(Icon, label, keys, () => actions.toggle(targets, state));
  return {
    isAway: targets.every(({ state }) => state === 'spam' || state === 'trash'),
    done: are('done') ? toggle(RotateCcw, text.reopen, 'e', 'done') : toggle(Check, text.done, 'e', 'done'),
    read: item(hasUnread ? MailOpen : Mail, hasUnread ? text.markRead : text.markUnread, 'u', () =>
      actions.setRead(targets, hasUnread),
    ),
    snooze: ask(AlarmClock, text.snooze, 'h', 'snooze'),
    assign: ask(UserRound, text.assign, 'i', 'assign'),
    labels: ask(Tag, text.label, 'l', 'labels'),
    inbox: ask(Inbox, text.inbox, 't', 'inbox'),
    merge: ask(Merge, targets.length > 1 ? text.merge : text.mergeWith, 'm', 'merge'),
    spam: toggle(ShieldAlert, are('spam') ? text.notSpam : text.spam, '!', 'spam'),
    trash: are('trash')
      ? toggle(RotateCcw, text.restore, '#', 'trash')
      : toggle(Trash2, text.trash, '#', 'trash'),
    deleteForGood: ask(Trash2, text.deleteForGood, 'D', 'delete'),
  };
}
