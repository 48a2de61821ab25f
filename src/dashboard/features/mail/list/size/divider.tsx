import type { KeyboardEvent, PointerEvent as Press } from 'react';
import { useText } from '../../../../lib/text/language.tsx';
import { mailText } from '../../../../lib/text/mail/mail.ts';
import { useChosen } from '../../../session/index.ts';

const LEAST = 288;
const MOST = 640;
const USUAL = 400;
const STEP = 16;
const clamp = (width: number) => Math.round(Math.min(MOST, Math.max(LEAST, width)));

/** The width of the list beside a conversation, in pixels, which the divider changes. */
export const useListWidth = () => useChosen('list-width', USUAL);

interface Props {
  width: number;
  onChange: (width: number) => void;
}

/** The line between list and conversation: it can be dragged, or moved with the arrow keys; a double click resets it. */
export function Divider({ width, onChange }: Props) {
  const text = useText(mailText);
  const isMirrored = () => document.documentElement.dir === 'rtl';
  function drag({ currentTarget, pointerId, clientX }: Press<HTMLElement>) {
    const ending = new AbortController();
    const direction = isMirrored() ? -1 : 1;
    currentTarget.setPointerCapture(pointerId);
    const end = () => ending.abort();
    const options = { signal: ending.signal };
    currentTarget.addEventListener(
      'pointermove',
      (move: PointerEvent) => onChange(clamp(width + direction * (move.clientX - clientX))),
      options,
    );
    currentTarget.addEventListener('pointerup', end, options);
    currentTarget.addEventListener('pointercancel', end, options);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    const next = step ? width + (isMirrored() ? -step : step) : { Home: LEAST, End: MOST }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChange(clamp(next));
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={text.listWidth}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={width}
      onPointerDown={drag}
      onKeyDown={press}
      onDoubleClick={() => onChange(USUAL)}
      className="absolute inset-y-0 start-[calc(var(--list)-4px)] z-20 w-2 cursor-col-resize touch-none outline-none transition-colors hover:bg-line focus-visible:bg-accent active:bg-line max-lg:hidden"
    />
  );
}
