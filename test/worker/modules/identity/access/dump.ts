import { testEnv } from '../../../helpers.ts';

/** Returns the only row of a query. */
export async function row<T>(sql: string, ...params: unknown[]): Promise<T> {
  const row = await testEnv.DB.prepare(sql)
    .bind(...params)
    .first<T>();
  if (!row) throw new Error(`no row: ${sql}`);
  return row;
}

let everything: string | undefined;

/**
 * Builds a statement that reads all data of the organization `?1`, with twenty tables per column, except what its
 * background work changes.
 */
async function makeDump(): Promise<string> {
  const { results } = await testEnv.DB.prepare(
    `SELECT m.name, (SELECT group_concat(name) FROM pragma_table_info(m.name)) AS cells
      FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c ON c.name = 'organization_id'
      WHERE m.type = 'table' AND m.name NOT IN ('jobs', 'events') AND m.name NOT LIKE '\\_cf%' ESCAPE '\\' AND m.sql NOT LIKE 'CREATE VIRTUAL%'`,
  ).all<{ name: string; cells: string }>();
  const parts = results.map(({ name, cells }) => {
    const quoted = cells.split(',').map((cell) => `quote("${cell}")`);
    // A function takes at most 32 arguments.
    const halves = [quoted.slice(0, 30), quoted.slice(30)].filter((half) => half.length > 0);
    const text = halves.map((half) => `json_array(${half})`).join(' || ');
    return `(SELECT '${name}: ' || group_concat(${text}, char(10)) FROM "${name}" WHERE organization_id = ?1)`;
  });
  // A row has at most 100 columns.
  const columns = Array.from(
    { length: Math.ceil(parts.length / 20) },
    (_, at) => `json_array(${parts.slice(at * 20, at * 20 + 20)})`,
  );
  return `SELECT (SELECT json_array(name, slug, logo, metadata) FROM organizations WHERE id = ?1), ${columns.join(', ')}`;
}

/** Returns all data of an organization in the database, as text. */
export async function dumpOf(organizationId: number): Promise<string> {
  everything ??= await makeDump();
  const dump = await row<Record<string, unknown>>(everything, organizationId);
  return Object.values(dump)
    .filter((part) => part !== null)
    .join('\n');
}
