/** Below this, nothing of a mail can be made out. */
const LEAST_SCALE = 0.1;
/** A smaller scale may itself change the width, such as by rounding. */
const MOST_STEPS = 3;

/**
 * Scales a mail down to the width of its frame, unless it is shown at its full size and scrolls sideways. Returns whether it is wider,
 * and its height in pixels of the page.
 */
export function scaleToFrame(mail: HTMLElement, isFull: boolean): { isWide: boolean; height: number } {
  const { style } = mail;
  style.zoom = '1';
  style.overflowX = 'auto';
  const isWide = mail.scrollWidth > mail.clientWidth + 1;
  if (isWide && !isFull) {
    style.overflowX = 'hidden';
    let scale = 1;
    for (let step = 0; step < MOST_STEPS && mail.scrollWidth > mail.clientWidth + 1; step++) {
      scale = Math.max(LEAST_SCALE, scale * (mail.clientWidth / mail.scrollWidth));
      style.zoom = String(scale);
    }
  }
  return { isWide, height: Math.ceil(mail.getBoundingClientRect().height) };
}
