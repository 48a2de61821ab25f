import type { Context } from 'hono';
import { linkNext } from './http.ts';
import type { Page } from './page.ts';

/**
 * Answers a page of a list: `Link`, `X-Total-Count` where the total is known, and of each item the fields that the
 * query names. The contract (`fieldsOf`) has checked the names; without them the items are whole.
 */
export function answerPage<Row extends object>(
  c: Context,
  { rows, next, total }: Page<Row>,
  { fields }: { fields?: string[] | undefined },
) {
  linkNext(c, next);
  if (total !== undefined) c.header('X-Total-Count', String(total));
  return c.json(fields ? rows.map((row) => pick(row, fields)) : rows, 200);
}

/** The type stays that of the whole row: whoever asks for some fields knows which. */
function pick<Row extends object>(row: Row, fields: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))) as Row;
}
