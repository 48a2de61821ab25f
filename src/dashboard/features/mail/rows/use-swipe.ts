import { type RefObject, useEffect, useRef, useState } from 'react';

export type Side = 'right' | 'left';
/** A row that is being swiped. */
export interface Swipe {
  /** Pixels from the top of the list. */
  top: number;
  height: number;
  side: Side;
  /** Whether it acts when it is let go. */
  isFar: boolean;
  row: HTMLElement;
}

/** Pixels after which a movement is a swipe, if it is at least so many times as wide as it is high. */
const BEGIN = 12;
const WIDER = 2;
/** The way to the action: a part of the row's width, at most so many pixels. */
const FAR = 0.3;
const FARTHEST = 112;
const BACK = 'translate 160ms ease-out';

/**
 * Lets a finger move rows sideways. Vertical movements are left to the browser, which scrolls. `mayGo` says whether a
 * row has an action on a side. `ground` is sized to the gap beside the row.
 */
export function useSwipe(
  rows: RefObject<HTMLElement | null>,
  ground: RefObject<HTMLElement | null>,
  mayGo: (row: HTMLElement, side: Side) => boolean,
  onSwipe: (row: HTMLElement, side: Side) => void,
): Swipe | undefined {
  const [swipe, setSwipe] = useState<Swipe>();
  const latest = useRef({ mayGo, onSwipe });
  latest.current = { mayGo, onSwipe };
  useEffect(() => {
    const element = rows.current;
    if (!element) return;
    const ending = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      run: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => element.addEventListener(name, run, { signal: ending.signal, capture });
    let start: { x: number; y: number; row: HTMLElement; pointer: number } | undefined;
    let now: Swipe | undefined;
    let wasSwiped = false;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)');

    function end(acts: boolean) {
      const last = now;
      start = undefined;
      now = undefined;
      if (!last) return;
      const { style } = last.row;
      if (!isStill.matches) style.transition = BACK;
      style.translate = '';
      if (ground.current) ground.current.style.width = '0';
      setTimeout(() => {
        style.transition = '';
      }, 200);
      setSwipe(undefined);
      if (acts && last.isFar) latest.current.onSwipe(last.row, last.side);
    }

    on('pointerdown', (event) => {
      wasSwiped = false;
      const target = event.target as Element;
      const row = target.closest<HTMLElement>('li');
      if (event.pointerType !== 'touch' || !event.isPrimary || !row || target.closest('button')) return;
      start = { x: event.clientX, y: event.clientY, row, pointer: event.pointerId };
    });
    on('pointermove', (event) => {
      if (!start || event.pointerId !== start.pointer) return;
      const [across, down] = [event.clientX - start.x, Math.abs(event.clientY - start.y)];
      const way = Math.abs(across);
      if (!now) {
        if (down > BEGIN) start = undefined;
        if (!start || way < BEGIN || way < WIDER * down) return;
        element.setPointerCapture(event.pointerId);
        wasSwiped = true;
      }
      const { row } = start;
      const side: Side = across > 0 ? 'right' : 'left';
      const goes = latest.current.mayGo(row, side) ? across : 0;
      const isFar = goes !== 0 && way >= Math.min(FARTHEST, row.offsetWidth * FAR);
      row.style.translate = `${goes}px`;
      if (ground.current) ground.current.style.width = `${Math.abs(goes)}px`;
      if (now?.side === side && now.isFar === isFar) return;
      const top = row.getBoundingClientRect().top - element.getBoundingClientRect().top;
      now = { top, height: row.offsetHeight, side, isFar, row };
      setSwipe(now);
    });
    on('pointerup', () => end(true));
    on('pointercancel', () => end(false));
    // A finger that is lifted after a swipe does not open the row.
    on(
      'click',
      (event) => {
        if (!wasSwiped) return;
        wasSwiped = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => ending.abort();
  }, [rows, ground]);
  return swipe;
}
