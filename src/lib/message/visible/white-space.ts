/** The white space that lines show, besides single spaces: all of it, line breaks, or none. */
export type WhiteSpace = 'all' | 'lines' | 'none';

/** The white space kept by each value of `white-space` and `white-space-collapse` (CSS Text 4, 3). */
const WHITE_SPACES: ReadonlyMap<string, WhiteSpace> = new Map([
  ['pre', 'all'],
  ['pre-wrap', 'all'],
  ['break-spaces', 'all'],
  ['preserve', 'all'],
  ['pre-line', 'lines'],
  ['preserve-breaks', 'lines'],
  ['normal', 'none'],
  ['nowrap', 'none'],
  ['collapse', 'none'],
  ['initial', 'none'],
]);
/** Elements that keep their white space unless a style says otherwise. */
export const PREFORMATTED = new Set(['pre', 'listing', 'plaintext', 'textarea', 'xmp']);

/** Returns the white space that a value of `white-space` or `white-space-collapse` keeps; undefined if it is unknown. */
export function whiteSpaceOf(value: string, inherited: WhiteSpace): WhiteSpace | undefined {
  return value === 'inherit' || value === 'unset' ? inherited : WHITE_SPACES.get(value);
}
