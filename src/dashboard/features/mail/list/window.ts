import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rendered rows above and below the visible ones. */
const OVERSCAN = 3;

export interface Span {
  first: number;
  /** Exclusive. */
  end: number;
}

/** Returns the rows of equal height, in pixels, to render at scroll position `top`. */
export function spanAt(top: number, height: number, row: number, count: number): Span {
  const end = Math.min(count, Math.ceil((top + height) / row) + OVERSCAN);
  return { first: Math.max(0, Math.min(Math.floor(top / row) - OVERSCAN, end)), end };
}

/** Returns the scroll container of rows. Found by query, as it exists before its ref is set. */
export const scrollerOf = (rows: RefObject<HTMLElement | null>) =>
  rows.current?.closest<HTMLElement>('[data-scroller]');

/**
 * Renders only the visible rows. They have equal heights, so this is arithmetic: a library that also measures rows
 * weighs 8 KB of the 140 KB of the first load.
 */
export function useWindow(
  rows: RefObject<HTMLElement | null>,
  row: number,
  count: number,
): Span & { scrollTo: (top: number) => void } {
  // Fills the browser's window until the list's size is known.
  const [span, setSpan] = useState(() => spanAt(0, innerHeight, row, count));
  const look = useCallback(() => {
    const element = scrollerOf(rows);
    if (!element) return;
    setSpan((before) => {
      const next = spanAt(element.scrollTop, element.clientHeight, row, count);
      return next.first === before.first && next.end === before.end ? before : next;
    });
  }, [rows, row, count]);
  useLayoutEffect(() => {
    const element = scrollerOf(rows);
    if (!element) return;
    element.addEventListener('scroll', look, { passive: true });
    // Also fires initially, after the first layout.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [rows, look]);
  return {
    ...span,
    scrollTo(top) {
      const element = scrollerOf(rows);
      if (element) element.scrollTop = top;
      // The browser reports the position only in the next frame.
      look();
    },
  };
}

/** Returns the scroll position that makes the row visible; undefined if it already is. */
export function scrollToShow(index: number, row: number, top: number, height: number): number | undefined {
  if (index * row < top) return index * row;
  return (index + 1) * row > top + height ? (index + 1) * row - height : undefined;
}
