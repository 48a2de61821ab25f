import { type SQL, sql } from 'drizzle-orm';

/** A value as JSON for a statement. Half of a surrogate pair, as a text has that was cut in the middle, is replaced. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? each.toWellFormed() : each));
}

/** One of the values, by its place, an expression; as an expression. They are bound one by one, as long texts and bytes are no JSON. */
export function valueAt(place: SQL, values: (string | Uint8Array | null)[]): SQL {
  const cases = values.flatMap((value, i) =>
    value === null ? [] : [sql`WHEN ${sql.raw(String(i))} THEN ${value}`],
  );
  return cases.length === 0 ? sql`NULL` : sql`CASE ${place} ${sql.join(cases, sql` `)} END`;
}
