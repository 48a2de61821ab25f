import { type SQL, sql } from 'drizzle-orm';

/** Encodes a value as JSON for a statement, without lone surrogates, as texts have that were cut within a pair. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? each.toWellFormed() : each));
}

/** Builds an expression that picks a value by its index. Each is bound separately: long texts and bytes are no JSON. */
export function valueAt(place: SQL, values: (string | Uint8Array | null)[]): SQL {
  const cases = values.flatMap((value, i) =>
    value === null ? [] : [sql`WHEN ${sql.raw(String(i))} THEN ${value}`],
  );
  return cases.length === 0 ? sql`NULL` : sql`CASE ${place} ${sql.join(cases, sql` `)} END`;
}
