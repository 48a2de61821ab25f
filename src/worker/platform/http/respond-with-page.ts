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
  return c.json(pick(rows, fields), 200);
}

/** Picks fields of rows. The type stays that of whole rows: callers who request some fields know which. */
export function pick<Row extends object>(rows: Row[], fields: string[] | undefined): Row[] {
  if (!fields) return rows;
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name))) as Row,
  );
}
