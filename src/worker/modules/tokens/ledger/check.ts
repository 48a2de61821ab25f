import { MAX_TOKENS } from '../limits.ts';

/** Throws RangeError: these come from code, not from a user. */
export function checkAmount(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least || value > MAX_TOKENS) {
    throw new RangeError(`${name}: a whole number from ${least} to ${MAX_TOKENS}`);
  }
}

/** The same for text that a row holds. */
export function checkWord(name: string, value: string, most: number): void {
  if (value === '' || value.length > most) throw new RangeError(`${name}: 1 to ${most} characters`);
}
