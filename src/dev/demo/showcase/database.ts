/**
 * Writes data that no API call can create: past times. `wrangler dev` runs the SQL in the running Worker's database, so
 * that no second process opens its file.
 */
import { expectOk, send } from '../calls.ts';

export interface Query {
  sql: string;
  /** Sent as text. Column affinity converts them back to numbers. */
  params: (string | number)[];
}

/** The id of the database in wrangler.toml, at the top level. */
const DATABASE = '00000000-0000-0000-0000-000000000000';

/** Runs all statements or none. Returns the rows of each, keyed by column name. */
export async function runSql(
  { origin }: { origin: string },
  batch: Query[],
): Promise<Record<string, string | number | null>[][]> {
  const url = `${origin}/cdn-cgi/local/explorer/api/d1/database/${DATABASE}/raw`;
  const statements = batch.map(({ sql, params }) => ({ sql, params: params.map(String) }));
  const answer = await expectOk(await send('POST', url, { batch: statements }));
  const { result } = (await answer.json()) as { result: { results: Rows }[] };
  return result.map(({ results: { columns, rows } }) =>
    rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null]))),
  );
}

interface Rows {
  columns: string[];
  rows: (string | number | null)[][];
}
