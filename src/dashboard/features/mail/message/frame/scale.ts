/** Below this, nothing of a mail can be made out. */
const LEAST_SCALE = 0.1;
/** A smaller scale may itself change the width, such as by rounding. */
const MOST_STEPS = 3;

/**
 * Scales a mail down to the width of its frame, unless it is shown at its full size and scrolls sideways. Returns
 * whether it is wider, and its height in pixels of the page.
 */
export function scaleToFrame(mail: HTMLElement, isFull: boolean): { isWide: boolean; height: number } {
  const body = mail.parentElement!;
  const widthIn = (direction: 'ltr' | 'rtl') => {
    body.style.direction = direction;
    return body.scrollWidth;
  };
  mail.style.zoom = '1';
  body.style.overflowX = 'auto';
  // What runs over the start of a line can only be scrolled to in the other direction.
  body.style.direction = widthIn('rtl') > widthIn('ltr') ? 'rtl' : 'ltr';
  const isWide = body.scrollWidth > body.clientWidth + 1;
  if (isWide && !isFull) {
    body.style.overflowX = 'hidden';
    let scale = 1;
    for (let step = 0; step < MOST_STEPS && body.scrollWidth > body.clientWidth; step++) {
      scale = Math.max(LEAST_SCALE, scale * (body.clientWidth / body.scrollWidth));
      mail.style.zoom = String(scale);
    }
  }
  const scrollBar = body.offsetHeight - body.clientHeight;
  return { isWide, height: Math.ceil(mail.getBoundingClientRect().height + scrollBar) };
}
