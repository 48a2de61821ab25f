/** Where a dragged card will be dropped among the other cards of a column. */
const cardsOf = (status: string, moving: ReadonlySet<number>) =>
  [...document.querySelectorAll<HTMLElement>(`[data-column="${status}"] [data-card]`)].filter(
    (card) => !moving.has(Number(card.dataset['card'])),
  );

/** Returns the number of other cards above a height in the window. */
export function placeAt(status: string, moving: ReadonlySet<number>, y: number): number {
  const cards = cardsOf(status, moving);
  const at = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect();
    return top + height / 2 > y;
  });
  return at < 0 ? cards.length : at;
}

export const countOf = (status: string, moving: ReadonlySet<number>) => cardsOf(status, moving).length;

/** Shows the place by a line above or below a card; without a place, removes it. */
export function markPlace(
  place?: { status: string; index: number },
  moving: ReadonlySet<number> = new Set(),
) {
  for (const marked of document.querySelectorAll('[data-drop]')) marked.removeAttribute('data-drop');
  if (!place) return;
  const cards = cardsOf(place.status, moving);
  const next = cards[place.index];
  const [card, side] = next ? [next, 'before'] : [cards.at(-1), 'after'];
  card?.setAttribute('data-drop', side as string);
}

/** Scrolls the card at a place into view, for the keyboard. */
export function showPlace({ status, index }: { status: string; index: number }, moving: ReadonlySet<number>) {
  const cards = cardsOf(status, moving);
  (cards[index] ?? cards.at(-1))?.scrollIntoView({ block: 'nearest' });
}
