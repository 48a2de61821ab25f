import type { DragEvent } from 'react';
import { inHand } from '../actions/dragged.ts';
import type { MailSearch } from '../search.ts';

const TAKES = ['label', 'tag', 'assignee'] as const;
const STATES = ['done', 'spam', 'trash'];

/** Returns whether a list takes conversations: those of one label, inbox or assignee, and those of some states. */
export function takes(search: MailSearch): boolean {
  const [only, more] = Object.keys(search) as (keyof MailSearch)[];
  if (more !== undefined) return false;
  if (only === undefined) return true;
  return only === 'state' ? STATES.includes(search.state!) : TAKES.some((each) => each === only);
}

/** The look of a list that takes what is dragged, and of the one below the pointer. */
export const DROP_LOOK =
  'data-drop:in-data-dragging:rounded-md data-drop:in-data-dragging:outline data-drop:in-data-dragging:-outline-offset-1 data-drop:in-data-dragging:outline-strong data-drop:in-data-dragging:outline-dashed data-over:bg-chosen data-over:outline-2! data-over:outline-solid! data-over:outline-accent!';

/** Returns the properties that let a list of the sidebar take conversations that are dropped on it. */
export function dropProps(search: MailSearch, name: string) {
  if (!takes(search)) return {};
  const mark = (event: DragEvent, isOver: boolean) =>
    event.currentTarget.toggleAttribute('data-over', isOver);
  return {
    'data-drop': '',
    onDragOver(event: DragEvent) {
      if (!inHand()) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      mark(event, true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) mark(event, false);
    },
    onDrop(event: DragEvent) {
      mark(event, false);
      if (!inHand()) return;
      event.preventDefault();
      inHand()!.drop(search, name);
    },
  };
}
