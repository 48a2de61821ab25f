/** Returns the reference by which a session at Stripe names its purchase. */
export function referenceOf(id: number): string {
  return `purchase-${id}`;
}

/** Returns the id of the purchase that a session is for, or null if it is for something else. */
export function purchaseIdOf(reference: string | null): number | null {
  const id = Number(/^purchase-([1-9]\d{0,15})$/.exec(reference ?? '')?.[1]);
  return Number.isSafeInteger(id) ? id : null;
}
