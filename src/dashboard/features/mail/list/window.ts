import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows above and below the visible ones that are on the page too. */
const OVERSCAN = 3;

export interface Span {
  first: number;
  /** Not with it. */
  end: number;
}

/** The rows of one height, in pixels, that are on the page when the list is scrolled to `top`. */
export function spanAt(top: number, height: number, row: number, count: number): Span {
  const end = Math.min(count, Math.ceil((top + height) / row) + OVERSCAN);
  return { first: Math.max(0, Math.min(Math.floor(top / row) - OVERSCAN, end)), end };
}

/** The element that rows scroll in. It is on the page with them, before a reference to it is set. */
export const scrollerOf = (rows: RefObject<HTMLElement | null>) =>
  rows.current?.closest<HTMLElement>('[data-scroller]');

/**
 * Only the rows that one sees are on the page. They all have one height, so this is arithmetic: a library that also
 * measures rows weighs 8 KB of the 140 that the first load has.
 */
export function useWindow(rows: RefObject<HTMLElement | null>, row: number, count: number): Span {
  // As many as the browser's window has room for, until the list has its place.
  const [span, setSpan] = useState(() => spanAt(0, innerHeight, row, count));
  useLayoutEffect(() => {
    const element = scrollerOf(rows);
    if (!element) return;
    const look = () =>
      setSpan((before) => {
        const next = spanAt(element.scrollTop, element.clientHeight, row, count);
        return next.first === before.first && next.end === before.end ? before : next;
      });
    element.addEventListener('scroll', look, { passive: true });
    // It looks when it begins, too, after the browser has laid out the page.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [rows, row, count]);
  return span;
}

/** How far the list must be scrolled so that the row is visible; undefined if it is. */
export function scrollToShow(index: number, row: number, top: number, height: number): number | undefined {
  if (index * row < top) return index * row;
  return (index + 1) * row > top + height ? (index + 1) * row - height : undefined;
}
