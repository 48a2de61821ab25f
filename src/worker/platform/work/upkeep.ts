import { type SQL, sql } from 'drizzle-orm';
import type { ServiceCtx } from '../ctx.ts';
import { commit } from '../data/commit/commit.ts';
import { type Database, database, directory, type Statement } from '../data/database.ts';
import { rowsOf } from '../data/written-rows.ts';

/** A part of cron, which runs every three minutes. */
export interface Part {
  /**
   * The first statements of its run, or similar ones. A tick first checks, in one round trip for all parts, whether one
   * of these finds a row. Without them, the part runs at each tick.
   */
  look?(ctx: ServiceCtx): readonly Statement[];
  /** Whether the rows that it looks for are in the directory. */
  looksInDirectory?: true;
  run(ctx: ServiceCtx): Promise<unknown>;
}

/** Parts by the names that the log shows. */
export type Upkeep = Record<string, Part>;

/** The parts per statement: D1 binds at most 100 values in one, and the look of a part has about six. */
const PARTS_A_STATEMENT = 12;

/** Returns the parts that have something to do; all of them if that cannot be read, which is logged. */
export async function listDueParts(ctx: ServiceCtx, parts: Upkeep): Promise<(Part & { name: string })[]> {
  const named = Object.entries(parts).map(([name, part]) => ({ ...part, name }));
  const find = async (db: Database, parts: typeof named) => {
    const columns = parts.map((part) => sql`${findOf(ctx, part)} AS ${sql.identifier(part.name)}`);
    const statements = Array.from({ length: Math.ceil(columns.length / PARTS_A_STATEMENT) }, (_, i) => {
      const some = columns.slice(i * PARTS_A_STATEMENT, (i + 1) * PARTS_A_STATEMENT);
      return db.all<Record<string, 0 | 1>>(sql`SELECT ${sql.join(some, sql`, `)}`);
    });
    return Object.assign({}, ...(await commit(db, statements)).flat()) as Record<string, 0 | 1>;
  };
  try {
    const found = await Promise.all([
      find(
        database(ctx),
        named.filter((part) => !part.looksInDirectory),
      ),
      find(
        directory(ctx),
        named.filter((part) => part.looksInDirectory),
      ),
    ]);
    return named.filter(({ name }) => found.some((columns) => columns[name] === 1));
  } catch (error) {
    ctx.log.error('tick.look_failed', error);
    return named;
  }
}

/** Returns an expression that is 1 if the part has something to do. */
function findOf(ctx: ServiceCtx, { look }: Part): SQL {
  if (!look) return sql`1`;
  let statements: readonly Statement[];
  try {
    statements = look(ctx);
  } catch {
    // The part's run then fails in the same way, and is logged by its name.
    return sql`1`;
  }
  const finds = statements.map((statement) => sql`EXISTS (${rowsOf(statement)})`);
  return sql`(${sql.join(finds, sql` OR `)})`;
}
