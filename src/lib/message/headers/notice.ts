import type { Headers } from './people.ts';

/** The header by which Herald recognizes its own notices. */
export const NOTICE_HEADER = 'X-Herald-Notice';

const MAX_SIGNATURES = 5;
const MAX_SIGNATURE_CHARACTERS = 200;

/** Returns the values of the header that a notice has; a message has none or one, unless somebody adds some. */
export function signaturesIn(headers: Headers): string[] {
  return headers
    .filter(({ key }) => key === NOTICE_HEADER.toLowerCase())
    .slice(0, MAX_SIGNATURES)
    .map(({ value }) => value.slice(0, MAX_SIGNATURE_CHARACTERS));
}
