import { MAX_TOKENS } from '../limits.ts';

/** Checks an amount. Throws RangeError: a wrong amount is a defect, not a user's mistake. */
export function checkAmount(name: string, value: number, min: number): void {
  if (!Number.isSafeInteger(value) || value < min || value > MAX_TOKENS) {
    throw new RangeError(`${name}: expected a whole number from ${min} to ${MAX_TOKENS}`);
  }
}

/** Checks a text. Throws RangeError if it is empty or too long. */
export function checkText(name: string, value: string, max: number): void {
  if (value === '' || value.length > max) throw new RangeError(`${name}: expected 1 to ${max} characters`);
}
