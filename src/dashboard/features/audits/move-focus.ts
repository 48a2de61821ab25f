/** Moves the focus between elements with an attribute, from the focused one; from elsewhere, to the first. */
export function moveFocus(attribute: string, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = all[Math.min(Math.max(now + step, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
