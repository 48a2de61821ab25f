/**
 * Tooltips of all controls with `data-hint`: after a moment under the pointer, at once with the keyboard's focus, gone
 * on Escape, and never outside the window. The browser's own (`title`) would not show on focus, or go on Escape. One
 * element in the top layer serves all of them, and is hidden from screen readers, which have the name or description.
 */
const DELAY_MS = 400;
const ANCHOR = '--hint';

let timer: ReturnType<typeof setTimeout> | undefined;
let shown: { control: HTMLElement; ownAnchor: string } | undefined;

/** Returns the control with a tooltip that an event is about. The options of an open select are not the select. */
const hintedAt = ({ target }: Event) =>
  target instanceof Element && !target.closest('option, optgroup')
    ? (target.closest<HTMLElement>('[data-hint]') ?? undefined)
    : undefined;

function makeBox(): HTMLElement {
  const box = document.createElement('div');
  box.popover = 'manual';
  box.ariaHidden = 'true';
  box.className =
    'pointer-events-none m-1 max-w-80 rounded-md bg-ink px-2 py-1 text-page text-xs whitespace-pre-wrap shadow-float';
  Object.assign(box.style, {
    positionAnchor: ANCHOR,
    positionArea: 'block-end',
    positionTryFallbacks:
      'flip-block, block-end span-inline-start, block-end span-inline-end, block-start span-inline-start, block-start span-inline-end',
  });
  return box;
}

/** Listens to the whole page, for as long as it is there. */
export function showTooltips(): void {
  const box = makeBox();
  let isEscaping = false;

  function hide(): void {
    clearTimeout(timer);
    shown?.control.style.setProperty('anchor-name', shown.ownAnchor);
    shown = undefined;
    box.remove();
  }
  function show(control: HTMLElement): void {
    hide();
    const { hint } = control.dataset;
    // A control that opens a list has its own anchor, and an open list says more than the hint.
    if (!hint || !control.isConnected || control.matches(':has(+ :popover-open)')) return;
    const ownAnchor = control.style.getPropertyValue('anchor-name');
    control.style.setProperty('anchor-name', ownAnchor ? `${ownAnchor}, ${ANCHOR}` : ANCHOR);
    shown = { control, ownAnchor };
    box.textContent = hint;
    document.body.append(box);
    box.showPopover();
  }
  const on = <K extends keyof DocumentEventMap>(type: K, run: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, run, { capture: true, passive: true });

  on('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const control = hintedAt(event);
    if (control && control === shown?.control) return;
    hide();
    if (control) timer = setTimeout(() => show(control), DELAY_MS);
  });
  on('focusin', (event) => {
    const control = hintedAt(event);
    hide();
    // The focus that Escape gives back asks for nothing, and a dialog that moves it is not open yet.
    if (control && !isEscaping) queueMicrotask(() => control.matches(':focus-visible') && show(control));
  });
  on('focusout', hide);
  on('pointerdown', () => {
    isEscaping = false;
    hide();
  });
  on('scroll', hide);
  on('keydown', ({ key }) => {
    isEscaping = key === 'Escape';
    if (isEscaping) hide();
  });
  const first = document.activeElement?.closest<HTMLElement>('[data-hint]:focus-visible');
  if (first) show(first);
}
