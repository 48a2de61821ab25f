import { type SQL, sql } from 'drizzle-orm';
import type { Database, Statement } from '../../../platform/data/database.ts';
import { idRange } from '../../../platform/data/sequence.ts';
import type { Page } from './page.ts';
import { type MovedTable, orderOf } from './tables-store.ts';

/** Ids below it do not tell the organization. */
const OLD_IDS_END = sql.raw(String(2 ** 32));

const integer = (value: number): SQL => sql`CAST(${value} AS INTEGER)`;
const column = (name: string): SQL => sql`${sql.identifier(name)}`;
const list = (names: string[]): SQL => sql.join(names.map(column), sql`, `);

/** Compares the first columns with the values, as many as there are. */
function compare(columns: string[], operator: '>' | '<=', values: unknown[]): SQL {
  const given = JSON.stringify(values);
  const each = values.map((_, i) => sql`${given} ->> ${sql.raw(String(i))}`);
  return sql`(${list(columns.slice(0, values.length))}) ${sql.raw(operator)} (${sql.join(each, sql`, `)})`;
}

/** Returns the remaining rows of a page up to and including `end`, of all organizations if the range is of old ids. */
function rowsOf(table: MovedTable, page: Page, organizationId: number, end: unknown[] | null): SQL {
  const order = orderOf(table);
  const first = column(table.key[0]!);
  const { first: from, last: to } = idRange(organizationId);
  const range = {
    organization: sql`${table.hasOwnIndex ? sql`organization_id > 0 AND` : sql``} organization_id = ${organizationId}`,
    old: sql`${first} < ${OLD_IDS_END}`,
    own: sql`${first} BETWEEN ${integer(from)} AND ${integer(to)}`,
  }[page.range];
  return sql.join(
    [
      range,
      ...(page.after.length > 0 ? [compare(order, '>', page.after)] : []),
      ...(end ? [compare(order, '<=', end)] : []),
    ],
    sql` AND `,
  );
}

function ordered(table: MovedTable): SQL {
  const order = orderOf(table);
  return order.length > 0 ? sql`ORDER BY ${list(order)}` : sql``;
}

const ofOrganization = (page: Page, organizationId: number): SQL =>
  page.range === 'organization' ? sql`true` : sql`+organization_id = ${organizationId}`;

/** Selects the key of the row that ends the next `length` rows of a page; no row if it has fewer. */
export function selectEnd(
  db: Database,
  table: MovedTable,
  page: Page,
  organizationId: number,
  length: number,
): Statement<{ row_end: string }[]> {
  const order = orderOf(table);
  const end = order.length === 0 ? sql`'[]'` : page.range === 'old' ? [order[0]!] : order;
  return db.all(sql`SELECT ${Array.isArray(end) ? sql`json_array(${list(end)})` : end} AS row_end
    FROM ${column(table.name)} WHERE ${rowsOf(table, page, organizationId, null)} ${ordered(table)}
    LIMIT 1 OFFSET ${length - 1}`);
}

/** Selects the keys of a page up to `end`, with each row's approximate bytes. No column has these aliases. */
export function selectKeys(
  db: Database,
  table: MovedTable,
  page: Page,
  organizationId: number,
  end: unknown[] | null,
): Statement<{ row_key: string; row_size: number }[]> {
  const sizes = table.columns.map(({ name, isBlob }) =>
    isBlob ? sql`COALESCE(2 * length(${column(name)}), 0)` : sql`COALESCE(length(${column(name)}), 0)`,
  );
  return db.all(sql`SELECT json_array(${list(table.key)}) AS row_key, ${sql.join(sizes, sql` + `)} AS row_size
    FROM ${column(table.name)} WHERE ${rowsOf(table, page, organizationId, end)}
      AND ${ofOrganization(page, organizationId)} ${ordered(table)}`);
}

/**
 * Selects the number of rows of a page up to `end`, and a checksum: of each column the integers, and the lengths of all
 * values, weighted by its position.
 */
export function selectChecksum(
  db: Database,
  table: MovedTable,
  page: Page,
  organizationId: number,
  end: unknown[] | null,
): Statement<{ rows: number; checksum: number }[]> {
  const values = table.columns.map(({ name }, i) => {
    const value = column(name);
    return sql`${sql.raw(String(i + 1))} * (length(quote(${value}))
      + iif(typeof(${value}) = 'integer', ${value} % 1000003, 0))`;
  });
  return db.all(sql`SELECT count(*) AS rows, COALESCE(sum(${sql.join(values, sql` + `)}), 0) AS checksum
    FROM ${column(table.name)} WHERE ${rowsOf(table, page, organizationId, end)}
      AND ${ofOrganization(page, organizationId)}`);
}

/** Counts the rows of a table that is read by ranges of ids, where another index leads to an organization's, too. */
export function selectCount(
  db: Database,
  table: MovedTable,
  organizationId: number,
): Statement<{ rows: number }[]> {
  return db.all(
    sql`SELECT count(*) AS rows FROM ${column(table.name)} WHERE organization_id = ${organizationId}`,
  );
}
