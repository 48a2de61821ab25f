import { type RefObject, useEffect, useRef } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { askText } from '../../../lib/text/mail/ask.ts';
import { rowsText } from '../../../lib/text/mail/rows.ts';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { useSignedIn } from '../../session/index.ts';
import type { Conversation } from '../actions/change.ts';
import type { Actions } from '../actions/context.ts';
import { inHand, setDragged } from '../actions/dragged.ts';
import type { MailSearch } from '../search.ts';

const ENDS = ['dragend', 'drop', 'pointermove'] as const;

/** Lets rows be dragged to the lists of the sidebar. `targetsOf` returns what a row stands for. */
export function useDrag(
  rows: RefObject<HTMLElement | null>,
  actions: Actions,
  targetsOf: (row: HTMLElement) => Conversation[],
): void {
  const text = useText(rowsText);
  const ask = useText(askText);
  const shape = useText(shapeText);
  const { session, organization } = useSignedIn();

  function drop(list: Conversation[], { label, tag, assignee, state }: MailSearch, name: string) {
    if (label !== undefined) {
      const changing = list.filter(({ label_ids }) => !label_ids.includes(label));
      actions.change(changing, { add_label_ids: [label] }, ask.labelled(name, changing.length));
    } else if (tag !== undefined) {
      const changing = list.filter(({ tags }) => tags.length !== 1 || tags[0] !== tag);
      actions.change(changing, { tag }, shape.inInbox(tag, changing.length));
    } else if (assignee !== undefined) {
      const id = assignee === 'me' ? session?.user.id : assignee;
      const member = organization?.members.find(({ userId }) => userId === id);
      if (assignee === 'none') actions.assign(list, null, '');
      else if (member) actions.assign(list, Number(id), member.user.name);
    } else if (state === undefined || state === 'done' || state === 'spam' || state === 'trash') {
      actions.setState(list, state ?? 'open');
    }
  }

  const latest = useRef({ drop, targetsOf, text });
  latest.current = { drop, targetsOf, text };
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    const begin = (event: DragEvent) => {
      const row = (event.target as Element).closest<HTMLElement>('li');
      const { targetsOf, text } = latest.current;
      const list = row ? targetsOf(row) : [];
      if (list.length === 0 || !event.dataTransfer) return;
      event.dataTransfer.effectAllowed = 'move';
      showInHand(event.dataTransfer, list.length === 1 ? list[0]!.subject : text.dragged(list.length));
      setDragged({ list, drop: (on, name) => latest.current.drop(list, on, name) });
    };
    const end = () => inHand() && setDragged(undefined);
    element.addEventListener('dragstart', begin);
    // A row that has left the list has no end of its drag, but the pointer moves again only after it.
    for (const name of ENDS) document.addEventListener(name, end);
    return () => {
      end();
      element.removeEventListener('dragstart', begin);
      for (const name of ENDS) document.removeEventListener(name, end);
    };
  }, [rows]);
}

/** Shows a text at the pointer instead of the row. The browser takes a picture of it at once. */
function showInHand(transfer: DataTransfer, text: string): void {
  const card = document.createElement('div');
  card.className =
    'fixed -top-96 max-w-64 truncate rounded-lg border border-line bg-raised px-3 py-2 font-medium text-ink';
  card.textContent = text;
  document.body.append(card);
  transfer.setDragImage(card, -12, -8);
  setTimeout(() => card.remove());
}
