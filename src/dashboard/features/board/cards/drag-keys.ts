import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right move a card to the adjacent column visually, even in right-to-left layouts. */
export const besideColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = STEPS[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const columns = [...context.droppableRects.entries()].sort(([, a], [, b]) => a.left - b.left);
  const at = columns.findIndex(([id]) => id === context.over?.id);
  const next = columns[at + step]?.[1];
  const width = context.collisionRect?.width ?? 0;
  return next ? { x: next.left + (next.width - width) / 2, y: currentCoordinates.y } : undefined;
};
