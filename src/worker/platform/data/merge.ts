import { type SQL, sql } from 'drizzle-orm';

/** Maximum parts of a compound SELECT in workerd (`SQLITE_LIMIT_COMPOUND_SELECT`). */
const MOST_PARTS = 5;

/**
 * Builds the UNION ALL of any number of SELECTs of these columns. If each of them is one range of an index in the order
 * of the statement, SQLite merges them as it reads, so no part is read further than the page needs.
 */
export function unionOf(parts: SQL[], columns: SQL): SQL {
  if (parts.length <= MOST_PARTS) return sql.join(parts, sql` UNION ALL `);
  const groups = Array.from({ length: Math.ceil(parts.length / MOST_PARTS) }, (_, group) =>
    parts.slice(group * MOST_PARTS, (group + 1) * MOST_PARTS),
  );
  return unionOf(
    groups.map((group) => sql`SELECT ${columns} FROM (${unionOf(group, columns)})`),
    columns,
  );
}
