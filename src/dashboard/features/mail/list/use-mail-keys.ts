import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import type { Actions } from '../actions/context.ts';
import type { Conversation } from './conversations.ts';

const STATUSES = ['todo', 'in_progress', 'done'] as const;

interface Moves {
  move: (step: 1 | -1) => void;
  open: () => void;
  back: () => void;
  choose: () => void;
  search: () => void;
  /** Closes the open conversation. */
  leave: () => void;
  isOpen: boolean;
}

/** Registers the keys of mail and its palette commands. */
export function useMailKeys(actions: Actions, targets: () => Conversation[], moves: Moves): void {
  const text = useText(mailText);
  const group = text.mail;
  function toggleRead() {
    const list = targets();
    actions.setRead(list, !moves.isOpen && list.some(({ unread_count }) => unread_count > 0));
    moves.leave();
  }
  const act = (id: string, label: string, keys: string, run: () => void) => ({
    id: `mail.${id}`,
    label,
    group,
    keys,
    run,
  });
  const trash = () => actions.toggle(targets(), 'trash');
  useCommands([
    { ...act('next', text.next, 'j', () => moves.move(1)), isMove: true },
    { ...act('previous', text.previous, 'k', () => moves.move(-1)), isMove: true },
    act('open', text.open, 'Enter', moves.open),
    act('open.o', text.open, 'o', moves.open),
    act('back', text.back, 'Escape', moves.back),
    act('done', text.toggleDone, 'e', () => actions.toggle(targets(), 'done')),
    act('snooze', text.snooze, 'h', () => actions.ask('snooze', targets())),
    act('label', text.label, 'l', () => actions.ask('labels', targets())),
    act('assign', text.assign, 'i', () => actions.ask('assign', targets())),
    act('inbox', text.setInbox, 't', () => actions.ask('inbox', targets())),
    act('merge', text.merge, 'm', () => actions.ask('merge', targets())),
    act('spam', text.toggleSpam, '!', () => actions.toggle(targets(), 'spam')),
    act('trash', text.toggleTrash, '#', trash),
    act('trash.delete', text.toggleTrash, 'Delete', trash),
    act('delete', text.deleteForGood, 'D', () => {
      const isHidden = ({ state }: Conversation) => state === 'trash' || state === 'spam';
      actions.ask('delete', targets().filter(isHidden));
    }),
    act('read', text.toggleRead, 'u', toggleRead),
    act('choose', text.chooseIt, 'x', moves.choose),
    act('search', text.search, '/', moves.search),
    ...STATUSES.map((status, at) =>
      act(`status.${status}`, text.setStatus(text.status[status]), String(at + 1), () =>
        actions.setStatus(targets(), status),
      ),
    ),
  ]);
}
