import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a task's title, if the board shows it. */
export function focusTask(id: number): void {
  const card = document.querySelector<HTMLElement>(`[data-task="${id}"]`);
  card?.focus();
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * Holds the task that has the focus, and restores the focus when its element is replaced: when a card changes its
 * column, or a task's pane closes. A pointer press elsewhere releases it.
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
