import type { MailSearch } from '../search.ts';
import type { Conversation } from './change.ts';

/** The conversations in the user's hand, and what happens when they are dropped on a list. */
export interface Dragged {
  list: Conversation[];
  /** `name` is that of the list. */
  drop: (on: MailSearch, name: string) => void;
}

let dragged: Dragged | undefined;

/** Marks the page while conversations are dragged, so that the lists that take them show it. */
export function setDragged(next: Dragged | undefined): void {
  dragged = next;
  document.documentElement.toggleAttribute('data-dragging', next !== undefined);
  if (!next) for (const each of document.querySelectorAll('[data-over]')) each.removeAttribute('data-over');
}

export const inHand = () => dragged;
