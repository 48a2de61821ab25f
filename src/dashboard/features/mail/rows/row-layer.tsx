import { useNavigate } from '@tanstack/react-router';
import { AlarmClock, Check, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCommands } from '../../../lib/commands.ts';
import { afterPaint } from '../../../lib/loading/after-paint.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { rowsText } from '../../../lib/text/mail/rows.ts';
import type { Conversation } from '../actions/change.ts';
import { useMailActions } from '../actions/context.ts';
import type { MailSearch } from '../search.ts';
import { RowMenu } from './row-menu.tsx';
import { RowTools } from './row-tools.tsx';
import { useDrag } from './use-drag.ts';
import { useSwipe } from './use-swipe.ts';

interface Props {
  /** The element with the rows, each of which has its place as `aria-posinset`. */
  rows: RefObject<HTMLUListElement | null>;
  list: Conversation[];
  search: MailSearch;
  open: number | undefined;
  chosen: ReadonlySet<number>;
  /** The index of the cursor's row. */
  cursor: number;
}

/** The look of the ground beside a row that is swiped, before and after the point from which it acts. */
const GROUNDS = {
  right: { near: 'left-0 bg-good-soft text-good', far: 'left-0 bg-good text-page' },
  left: {
    near: 'right-0 justify-end bg-warn-soft text-warn',
    far: 'right-0 justify-end bg-warn text-page',
  },
};

const isOpen = ({ state }: Conversation) => state === 'open' || state === 'snoozed';

/** A row in the page. The list may change below it, so it is found again by its conversation. */
interface Place {
  id: number;
  row: HTMLElement;
}

const rowOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('li[aria-posinset]') : null;

/**
 * The actions on single rows: under the pointer, in a menu, by swiping and by dragging. They are apart from the rows, so
 * that these render faster, and listen to the whole list.
 */
export default function RowLayer({ rows, list, search, open, chosen, cursor }: Props) {
  const text = useText(rowsText);
  const mail = useText(mailText);
  const actions = useMailActions();
  const navigate = useNavigate();
  const [hovered, setHovered] = useState<Place>();
  const [focused, setFocused] = useState<Place>();
  const [menu, setMenu] = useState<Place & { x: number; y: number }>();

  const oneOf = (row: HTMLElement) => list[Number(row.getAttribute('aria-posinset')) - 1];
  const find = (id: number) => list.find((one) => one.id === id);
  function targetsOf(row: HTMLElement): Conversation[] {
    const one = oneOf(row);
    if (!one) return [];
    return chosen.has(one.id) ? list.filter(({ id }) => chosen.has(id)) : [one];
  }
  function showMenu(row: HTMLElement, x: number, y: number) {
    const one = oneOf(row);
    if (one) setMenu({ id: one.id, row, x, y });
  }
  function showMenuBelow(row: HTMLElement, element: Element) {
    const { left, bottom } = element.getBoundingClientRect();
    showMenu(row, left, bottom);
  }
  /** Shows the menu of the cursor's row, as the browser does for what has the focus. */
  function showMenuOfCursor() {
    const row = rows.current?.querySelector<HTMLElement>(`li[aria-posinset="${cursor + 1}"]`);
    if (row) showMenuBelow(row, row.querySelector('a') ?? row);
  }
  function setRead(changing: Conversation[], isRead: boolean) {
    actions.setRead(changing, isRead);
    // An open conversation would be marked as read again.
    if (!isRead && changing.some(({ id }) => id === open)) void navigate({ to: '/mail', search });
  }

  const latest = useRef({ oneOf, showMenu });
  latest.current = { oneOf, showMenu };
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    const placeOf = (target: EventTarget | null): Place | undefined => {
      const row = rowOf(target);
      const one = row && latest.current.oneOf(row);
      return row && one ? { id: one.id, row } : undefined;
    };
    const keep = (next: Place | undefined) => (before: Place | undefined) =>
      before?.id === next?.id && before?.row === next?.row ? before : next;
    // What the input has reached with which this code was loaded.
    setHovered(placeOf(element.querySelector('li:hover')));
    setFocused(placeOf(element.querySelector(':focus-visible')));
    let cancel = () => {};
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener(
      'pointerover',
      ({ target, pointerType }) => pointerType !== 'touch' && setHovered(keep(placeOf(target))),
      { signal },
    );
    element.addEventListener('pointerleave', () => setHovered(undefined), { signal });
    // The row is painted first: the cursor may move on with the next key.
    element.addEventListener(
      'focusin',
      ({ target }) => {
        cancel();
        const isByKey = target instanceof Element && target.matches(':focus-visible');
        cancel = afterPaint(() => setFocused(keep(isByKey ? placeOf(target) : undefined)));
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
        cancel();
        setFocused(undefined);
      },
      { signal },
    );
    element.addEventListener(
      'contextmenu',
      (event) => {
        const row = rowOf(event.target);
        const isTouch = 'pointerType' in event && event.pointerType === 'touch';
        if (!row || event.shiftKey || isTouch) return;
        event.preventDefault();
        latest.current.showMenu(row, event.clientX, event.clientY);
      },
      { signal },
    );
    return () => {
      cancel();
      ending.abort();
    };
  }, [rows]);

  const showing = { label: text.openMenu, group: mail.mail, run: showMenuOfCursor };
  useCommands([
    { ...showing, id: 'mail.menu', keys: 'shift+F10' },
    { ...showing, id: 'mail.menu.key', keys: 'ContextMenu' },
  ]);
  useDrag(rows, actions, targetsOf);

  const ground = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(
    rows,
    ground,
    (row, side) => {
      const one = oneOf(row);
      return one !== undefined && (side === 'right' || (one.state !== 'spam' && one.state !== 'trash'));
    },
    (row, side) => {
      const one = oneOf(row);
      if (!one) return;
      if (side === 'left') actions.ask('snooze', [one]);
      else actions.setState([one], isOpen(one) ? 'done' : 'open');
    },
  );
  const swiped = swipe && oneOf(swipe.row);

  const places = [hovered, focused?.id === hovered?.id ? undefined : focused];
  const targets = menu?.row.isConnected && find(menu.id) ? targetsOf(menu.row) : [];
  // The row has left the list, and its menu with it.
  if (menu && targets.length === 0) setMenu(undefined);
  return (
    <>
      {places.map((place) => {
        const one = place && find(place.id);
        return (
          one &&
          createPortal(
            <RowTools
              conversation={one}
              actions={actions}
              isForPointer={one.id !== focused?.id}
              onRead={setRead}
              onMore={(button) => showMenuBelow(place.row, button)}
            />,
            place.row,
            String(one.id),
          )
        );
      })}
      {menu &&
        targets.length > 0 &&
        createPortal(
          <RowMenu
            key={`${menu.x} ${menu.y}`}
            targets={targets}
            search={search}
            shown={open}
            actions={actions}
            onRead={setRead}
            at={menu}
            onClose={() => setMenu((now) => (now === menu ? undefined : now))}
          />,
          menu.row,
        )}
      <div
        ref={ground}
        aria-hidden
        hidden={!swipe}
        style={{ top: swipe?.top, height: swipe?.height }}
        className={`pointer-events-none absolute flex items-center overflow-hidden font-medium ${swipe ? GROUNDS[swipe.side][swipe.isFar ? 'far' : 'near'] : ''}`}
      >
        <span className="inline-flex shrink-0 items-center gap-2 px-4">
          {swipe?.side === 'left' ? (
            <AlarmClock size={18} />
          ) : swiped && isOpen(swiped) ? (
            <Check size={18} />
          ) : (
            <RotateCcw size={18} />
          )}
          {swipe?.side === 'left' ? text.later : swiped && isOpen(swiped) ? text.done : text.reopen}
        </span>
      </div>
    </>
  );
}
