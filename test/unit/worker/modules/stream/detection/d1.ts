import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const MIGRATIONS = join(import.meta.dirname, '../../../../../../migrations');

interface Prepared {
  query: string;
  values: SQLInputValue[];
}

/** Opens as much of D1 as `commit` uses, over SQLite in memory for speed, migrated, with organizations 1 to 1000. */
export function openInMemory() {
  const db = new DatabaseSync(':memory:');
  for (const file of readdirSync(MIGRATIONS).sort()) db.exec(readFileSync(join(MIGRATIONS, file), 'utf8'));
  db.exec(`WITH RECURSIVE ids(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 1000)
    INSERT INTO residents (organization_id) SELECT id FROM ids`);
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const run = ({ query, values }: Prepared) => {
    const statement = statements.get(query) ?? db.prepare(query);
    statements.set(query, statement);
    return { results: statement.all(...values), success: true, meta: {} };
  };
  const session = {
    prepare: (query: string) => ({
      bind: (...values: SQLInputValue[]): Prepared => ({ query, values }),
    }),
    async batch(batch: Prepared[]) {
      db.exec('BEGIN');
      try {
        const results = batch.map(run);
        db.exec('COMMIT');
        return results;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return { db, binding: { withSession: () => session } as unknown as D1Database };
}
