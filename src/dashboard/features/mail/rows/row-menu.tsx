import { useNavigate } from '@tanstack/react-router';
import { Link as LinkIcon, Reply, SquareArrowOutUpRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { pressWhenShown, releaseKeys } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rowsText } from '../../../lib/text/mail/rows.ts';
import { say, sayFailure } from '../../../lib/toasts.ts';
import { type MenuItem, MenuList } from '../../../ui/menu.tsx';
import type { Conversation } from '../actions/change.ts';
import type { Actions } from '../actions/context.ts';
import { useChangeItems } from '../actions/items.tsx';
import type { MailSearch } from '../search.ts';

interface Props {
  targets: Conversation[];
  search: MailSearch;
  /** The conversation that is open. */
  shown: number | undefined;
  actions: Actions;
  /** Changes what is read, and closes the open conversation if it is no longer read. */
  onRead: (list: Conversation[], isRead: boolean) => void;
  /** Its corner, in pixels of the window. */
  at: { x: number; y: number };
  onClose: () => void;
}

/** Pixels between the menu and the edge of the window. */
const EDGE = 8;

/** The menu of a row, or of the selection that the row is in. */
export function RowMenu({ targets, search, shown, actions, onRead, at, onClose }: Props) {
  const text = useText(rowsText);
  const change = useChangeItems(targets, actions);
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    if (!menu.matches(':popover-open')) {
      menu.showPopover();
      // At once: the next key is for the menu.
      menu.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    }
    const { width, height } = menu.getBoundingClientRect();
    menu.style.left = `${Math.max(EDGE, Math.min(at.x, innerWidth - width - EDGE))}px`;
    menu.style.top = `${Math.max(EDGE, Math.min(at.y, innerHeight - height - EDGE))}px`;
  }, [at]);

  const [first] = targets;
  const only = targets.length === 1 ? first : undefined;
  const hasUnread = targets.some(({ unread_count }) => unread_count > 0);
  const open = (id: number) => navigate({ to: '/mail/$id', params: { id }, search });
  async function copy(id: number) {
    try {
      await navigator.clipboard.writeText(`${location.origin}/mail/${id}`);
      say(text.linkCopied);
    } catch (error) {
      sayFailure(error, text.linkFailed);
    }
  }
  const items: MenuItem[] = [
    ...(only
      ? [
          {
            label: text.open,
            icon: <SquareArrowOutUpRight aria-hidden size={16} />,
            keys: 'o',
            onChoose: () => void open(only.id),
          },
          {
            label: text.reply,
            icon: <Reply aria-hidden size={16} />,
            keys: 'r',
            onChoose() {
              void open(only.id);
              pressWhenShown(only.id, 'r');
              if (only.id === shown) releaseKeys(only.id);
            },
          },
        ]
      : []),
    change.done,
    ...(change.isAway ? [] : [change.snooze]),
    change.assign,
    change.labels,
    { ...change.read, onChoose: () => onRead(targets, hasUnread) },
    change.spam,
    change.trash,
    ...(only
      ? [
          {
            label: text.copyLink,
            icon: <LinkIcon aria-hidden size={16} />,
            onChoose: () => void copy(only.id),
          },
        ]
      : []),
  ];
  return (
    <MenuList
      ref={list}
      label={text.menu(targets.length)}
      items={items}
      onClose={onClose}
      style={{ inset: 'auto', left: at.x, top: at.y }}
    />
  );
}
