import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

const BESIDE: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const ALONG: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Left and right move a card to the adjacent column visually, even in right-to-left layouts; up and down call `along`
 * with the number of places.
 */
export const cardKeys =
  (along: (steps: number) => void): KeyboardCoordinateGetter =>
  (event, { currentCoordinates, context }) => {
    const steps = ALONG[event.code];
    if (steps !== undefined) {
      event.preventDefault();
      along(steps);
      return undefined;
    }
    const step = BESIDE[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    const columns = [...context.droppableRects.entries()].sort(([, a], [, b]) => a.left - b.left);
    const at = columns.findIndex(([id]) => id === context.over?.id);
    const next = columns[at + step]?.[1];
    const width = context.collisionRect?.width ?? 0;
    return next ? { x: next.left + (next.width - width) / 2, y: currentCoordinates.y } : undefined;
  };
