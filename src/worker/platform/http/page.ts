import { invalid } from '../errors.ts';

/** A part of a list: its rows, where the next part begins, and how many there are in all, where that is known. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
  total?: number;
}

/** Where a page ended, as an opaque word: the values that its last row is sorted by. */
export function writeCursor(...values: number[]): string {
  return Buffer.from(values.join('.')).toString('base64url');
}

/**
 * The numbers of the cursor, as many as one of `counts` says, or null without one. Throws `invalid` for what `writeCursor`
 * did not write and for a cursor together with an offset.
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

/** The first `limit` of the rows, and a cursor if there were more. */
export function cutPage<Row>(rows: Row[], limit: number, cursorOf: (last: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: last !== undefined && rows.length > limit ? cursorOf(last) : null };
}
