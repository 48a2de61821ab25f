import { type RefObject, useEffect, useRef } from 'react';

/** Puts the focus on a task's title, if the board shows it. */
export function focusTask(id: number): void {
  const card = document.querySelector<HTMLElement>(`[data-task="${id}"]`);
  card?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * The task that has the focus, or gets it back when its element goes: a card is another element in another column, and
 * the pane of a task closes. A press of the pointer elsewhere lets go.
 */
export function useHeldFocus(): RefObject<number | undefined> {
  const held = useRef<number>(undefined);
  useEffect(() => {
    const hold = ({ target }: Event) => {
      const card = (target as Element).closest<HTMLElement>('[data-task]');
      held.current = card ? Number(card.dataset['task']) : undefined;
    };
    document.addEventListener('pointerdown', hold);
    return () => document.removeEventListener('pointerdown', hold);
  }, []);
  useEffect(() => {
    if (held.current !== undefined && document.activeElement === document.body) focusTask(held.current);
  });
  return held;
}
