/** A value as JSON for a statement. Half of a surrogate pair, as a text has that was cut in the middle, is replaced. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? each.toWellFormed() : each));
}
