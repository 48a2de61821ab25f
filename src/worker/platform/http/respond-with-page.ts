import type { Context } from 'hono';
import { linkNext } from './http.ts';
import type { Page } from './page.ts';

/**
 * Responds with a page of a list: `Link`, `X-Total-Count` where the total is known, and the fields of each item that
 * the query names, by default all. The contract (`fieldsOf`) has checked the names.
 */
export function respondWithPage<Row extends object>(
  c: Context,
  { rows, next, total }: Page<Row>,
  { fields }: { fields?: string[] | undefined },
) {
  linkNext(c, next);
  if (total !== undefined) c.header('X-Total-Count', String(total));
  return c.json(fields ? rows.map((row) => pick(row, fields)) : rows, 200);
}

/** Picks fields of a row. The type stays that of the whole row: callers who request some fields know which. */
function pick<Row extends object>(row: Row, fields: string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))) as Row;
}
