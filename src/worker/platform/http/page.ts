import { invalid } from '../../../lib/errors.ts';

/** A page of a list: its rows, the cursor of the next page, and the total number of rows, where known. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
  total?: number;
}

/** Encodes the end of a page as an opaque cursor: the values that its last row is sorted by. */
export function writeCursor(...values: number[]): string {
  return Buffer.from(values.join('.')).toString('base64url');
}

/**
 * Decodes a cursor into one of `counts` numbers; null without a cursor. Throws `invalid` for text that `writeCursor`
 * did not write, and for a cursor together with an offset.
 */
export function readCursor(page: { cursor?: string; offset?: number }, ...counts: number[]): number[] | null {
  if (page.cursor === undefined) return null;
  if (page.offset) throw invalid('cursor', 'not together with offset');
  const values = Buffer.from(page.cursor, 'base64url').toString().split('.').map(Number);
  const genuine = writeCursor(...values) === page.cursor && values.every(Number.isSafeInteger);
  if (!genuine || !counts.includes(values.length)) {
    throw invalid('cursor', 'take it from the Link header of the page before');
  }
  return values;
}

/** Returns the first `limit` rows, and a cursor if there are more. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: last !== undefined && rows.length > limit ? cursorOf(last) : null };
}
