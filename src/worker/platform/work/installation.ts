/**
 * Checks whether the databases and the bucket belong together, and are of one time. A bucket keeps no versions: objects
 * deleted because of a wrong or missing binding or a restored database are lost. So nothing is deleted because of a
 * database's rows, or the lack of them, before this holds (docs/decisions/0055-nothing-deleted-in-doubt.md).
 */
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceCtx } from '../ctx.ts';
import { commit } from '../data/commit/commit.ts';
import { selectHighestHome } from '../data/commit/homes.ts';
import { database, directory, type Statement } from '../data/database.ts';
import { DIRECTORY, listDatabases, nameOf } from '../data/databases.ts';
import { installation, type StopReason } from '../data/schema.ts';
import { reportCondition, upsertConditions } from './conditions.ts';

/** The key of the object that names the bucket's installation. */
export const INSTALLATION_KEY = 'installation';
/** How long after the operator's confirmation orphans may be deleted: they need to be seen twice first. */
const RESUMED_MS = 30 * 86_400_000;

/** The reason why cron deletes nothing. */
interface Doubt {
  reason: StopReason;
  /** The explanation for the operator. */
  detail: string;
}

type Row = typeof installation.$inferSelect;

const bucketSays = z.object({ id: z.string(), mark: z.number() });

/** Whether UPKEEP turns off all deletions. */
export const isUpkeepOff = ({ env }: Pick<ServiceCtx, 'env'>): boolean => env.UPKEEP === 'off';

/**
 * Whether cron may delete old or unnamed data. If not, the directory stores why, and the log says so. The first call of
 * an installation assigns its id.
 */
export async function mayDelete(ctx: ServiceCtx): Promise<boolean> {
  if (isUpkeepOff(ctx)) {
    await reportCondition(ctx, { kind: 'upkeep_stopped', about: 'UPKEEP', detail: 'UPKEEP is set to off.' });
    return false;
  }
  const [own, doubt] = await examine(ctx);
  if (doubt) {
    await stopUpkeep(ctx, doubt);
    return false;
  }
  if (own?.stop) {
    await commit(directory(ctx), [updateStop(ctx, null)]);
    ctx.log.info('upkeep.resumed', { after: own.stop });
  }
  return true;
}

/** Stops all deletions until the reason is gone. */
export async function stopUpkeep(ctx: ServiceCtx, doubt: Doubt): Promise<void> {
  await commit(directory(ctx), [
    updateStop(ctx, doubt),
    upsertConditions(ctx, [{ kind: 'upkeep_stopped', about: doubt.reason, detail: doubt.detail }]),
  ]);
  ctx.log.error('upkeep.stopped', new Error(doubt.detail), { reason: doubt.reason });
}

/** Writes the time to the databases, then to the bucket: a restored database then has an older mark than the bucket. */
export async function renewMark(ctx: ServiceCtx): Promise<void> {
  const [[own]] = await commit(directory(ctx), [
    directory(ctx)
      .select({ id: installation.id })
      .from(installation)
      .where(eq(installation.number, DIRECTORY)),
  ]);
  if (!own) throw new Error('The installation has no id yet.');
  const mark = ctx.now();
  for (const number of listDatabases(ctx.env)) {
    const db = database({ ...ctx, database: number });
    await commit(db, [
      db
        .update(installation)
        .set({ mark: sql`max(mark, CAST(${mark} AS INTEGER))` })
        .where(eq(installation.number, number)),
    ]);
  }
  await ctx.env.BUCKET.put(INSTALLATION_KEY, JSON.stringify({ id: own.id, mark }));
}

/** Returns the directory's row, and the reason against deleting. */
async function examine(ctx: ServiceCtx): Promise<[Row | undefined, Doubt | null]> {
  const db = directory(ctx);
  const read = () => commit(db, [db.select().from(installation), selectHighestHome(db)]);
  let [rows, [homes]] = await read();
  const highest = homes?.highest ?? DIRECTORY;
  const own = () => rows.find(({ number }) => number === DIRECTORY);
  const bound = listDatabases(ctx.env);
  if (highest > bound.length) {
    const name = nameOf(bound.length + 1);
    const detail = `Organizations live in database ${highest}, and the binding ${name} is missing.`;
    return [own(), { reason: 'DATABASE_MISSING', detail }];
  }
  if (!own()) {
    if (rows.length > 0) return [undefined, otherDatabase(DIRECTORY)];
    await commit(db, [insertRow(ctx, DIRECTORY, { number: DIRECTORY, id: crypto.randomUUID() })]);
    [rows, [homes]] = await read();
  }
  const row = own()!;
  const marks = new Map([[DIRECTORY, row.mark]]);
  for (const number of bound.slice(1)) {
    const isKnown = rows.some((each) => each.number === number);
    const mark = await markOf(ctx, number, row, isKnown);
    if (mark === null) return [row, otherDatabase(number)];
    marks.set(number, mark);
  }
  return [row, await examineBucket(ctx, row, marks)];
}

/** Returns the mark of a database other than the directory; null if it is the wrong database. A new one gets the id. */
async function markOf(
  ctx: ServiceCtx,
  number: number,
  { id, mark }: Row,
  isKnown: boolean,
): Promise<number | null> {
  const db = database({ ...ctx, database: number });
  const [rows] = await commit(db, [db.select().from(installation)]);
  const [row] = rows;
  if (!row && !isKnown) await commit(db, [insertRow(ctx, number, { number, id, mark })]);
  else if (rows.length !== 1 || row?.number !== number || row.id !== id) return null;
  if (!isKnown) await commit(directory(ctx), [insertRow(ctx, DIRECTORY, { number, id })]);
  return row?.mark ?? mark;
}

/** Returns the reason against deleting in this bucket. A new bucket gets the id. */
async function examineBucket(
  ctx: ServiceCtx,
  { id, mark, stop, stopDetail, resumedAt }: Row,
  marks: Map<number, number>,
): Promise<Doubt | null> {
  const isResumed = resumedAt > ctx.now() - RESUMED_MS;
  const isNew = mark === 0 || isResumed;
  const found = await readBucket(ctx, id, isNew);
  if (!found) {
    const detail = `The bucket has no object "${INSTALLATION_KEY}", which the bucket of these databases has.`;
    return { reason: 'OTHER_BUCKET', detail };
  }
  if (found.id !== id) {
    const detail = `The databases belong to the installation ${id}, and the bucket to ${found.id}.`;
    return { reason: 'OTHER_BUCKET', detail };
  }
  const earlier = [...marks].filter(([, each]) => each < found.mark).map(([number]) => nameOf(number));
  if (earlier.length > 0) {
    const when = new Date(found.mark).toISOString();
    const detail = `${earlier.join(' and ')} was restored to before ${when}, or a copy of it uses the same bucket.`;
    return { reason: 'EARLIER_DATABASE', detail };
  }
  // Only the operator can say that they are not orphans.
  if (stop === 'TOO_MANY_ORPHANS' && !isResumed) return { reason: stop, detail: stopDetail ?? '' };
  return null;
}

/** Returns the installation of the bucket; null if it names none. If `isNew`, assigns the bucket to `id`. */
async function readBucket(ctx: ServiceCtx, id: string, isNew: boolean) {
  const { BUCKET } = ctx.env;
  let object = await BUCKET.get(INSTALLATION_KEY);
  if (!object && isNew) {
    const own = JSON.stringify({ id, mark: 0 });
    // Of two concurrent writes, the first wins.
    await BUCKET.put(INSTALLATION_KEY, own, { onlyIf: new Headers({ 'If-None-Match': '*' }) });
    object = await BUCKET.get(INSTALLATION_KEY);
  }
  return object && bucketSays.parse(await object.json());
}

function otherDatabase(number: number): Doubt {
  return {
    reason: 'OTHER_DATABASE',
    detail: `${nameOf(number)} is bound to another database than before.`,
  };
}

/** Stores in the database `at` to which installation a database belongs. */
function insertRow(ctx: ServiceCtx, at: number, row: typeof installation.$inferInsert): Statement {
  return database({ ...ctx, database: at })
    .insert(installation)
    .values(row)
    .onConflictDoNothing();
}

/** Stores why deletions are stopped, or that they are not. Writes nothing if that is stored already. */
function updateStop(ctx: ServiceCtx, doubt: Doubt | null): Statement {
  const { reason = null, detail = null } = doubt ?? {};
  return directory(ctx).run(sql`UPDATE ${installation} SET stop_detail = ${detail}, stop = ${reason},
      stopped_at = ${doubt ? ctx.now() : null}
    WHERE number = ${DIRECTORY} AND (stop IS NOT ${reason} OR stop_detail IS NOT ${detail})`);
}
