import { Problem } from '../../../lib/problem.ts';

/** Returns the message of an error: that for its code, else the server's for the field, else the server's. */
export function inWords(error: unknown, words: Record<string, string>, field = ''): string {
  if (!(error instanceof Problem)) return error instanceof Error ? error.message : String(error);
  return (Object.hasOwn(words, error.code) ? words[error.code] : error.of(field)) ?? error.message;
}
