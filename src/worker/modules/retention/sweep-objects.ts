import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { listDatabases } from '../../platform/data/databases.ts';
import type { Work } from '../../platform/module.ts';
import { INSTALLATION_KEY, renewMark, stopUpkeep } from '../../platform/work/installation.ts';
import { deleteSightings, insertSightings, selectSightings } from './sightings-store.ts';
import { selectPosition, upsertPosition } from './store.ts';

const POSITION = 'sweep';
const DAY_MS = 86_400_000;
const OBJECTS_A_TICK = 500;
/** The row of a younger object may not be written yet. */
const YOUNGEST_MS = DAY_MS;
/** The time between the starts of two passes: the ticks in between have nothing to do. */
const PASS_MS = DAY_MS;
/** How long an object stays after its first sighting: time to notice that a database is wrong. */
const SIGHTED_MS = 7 * DAY_MS;
/**
 * A save that dies leaves the objects of at most 25 mails, and dies rarely. More than two such saves between two passes
 * are no crash: rows are missing.
 */
const MOST_NEW = 50;

/** The progress of a pass. `after`: the last checked object; null when the pass is over. */
interface Pass {
  beganAt: number;
  after: string | null;
}

/**
 * Deletes objects in R2 that no row references, as a crash leaves them between the object and its row, when two passes
 * at least a week apart have found them. It checks some objects per tick, in turn. An object that belongs to no module
 * is reported, and stays. Two concurrent runs do no harm.
 */
export async function sweepObjects(ctx: ServiceCtx, modules: Work[]): Promise<void> {
  const [[position]] = await commit(database(ctx), [selectPosition(ctx, POSITION)]);
  const pass = await continuePass(ctx, position?.value);
  if (!pass) return;
  const { after } = pass;
  const page = await ctx.env.BUCKET.list({ limit: OBJECTS_A_TICK, ...(after && { startAfter: after }) });
  const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < ctx.now() - YOUNGEST_MS);
  const free = await findFree(
    ctx,
    modules,
    old.map(({ key }) => key),
  );
  const [sighted] = await commit(database(ctx), [selectSightings(ctx, free)]);
  const isSighted = new Set(sighted.map(({ key }) => key));
  const fresh = new Set(free.filter((key) => !isSighted.has(key)).map(nameOf));
  if (fresh.size > MOST_NEW) {
    const detail = `No row names ${fresh.size} of ${page.objects.length} objects from "${page.objects[0]!.key}" on: more than a crash leaves.`;
    await stopUpkeep(ctx, { reason: 'TOO_MANY_ORPHANS', detail });
    return;
  }
  const due = sighted.filter(({ seenAt }) => seenAt <= ctx.now() - SIGHTED_MS).map(({ key }) => key);
  if (due.length > 0) {
    await ctx.env.BUCKET.delete(due);
    ctx.log.info('objects.swept', { count: due.length });
  }
  const last = page.truncated ? (page.objects.at(-1)?.key ?? null) : null;
  const isDue = new Set(due);
  const left = free.filter((key) => !isDue.has(key));
  await commit(database(ctx), [
    deleteSightings(ctx, after ?? '', last, left),
    ...(left.length > 0 ? [insertSightings(ctx, left)] : []),
    upsertPosition(ctx, POSITION, JSON.stringify({ ...pass, after: last } satisfies Pass)),
  ]);
}

/** Returns the current pass, or a new one if the last one is over and began long enough ago; else null. */
async function continuePass(ctx: ServiceCtx, position: string | undefined): Promise<Pass | null> {
  const pass = position === undefined ? null : (JSON.parse(position) as Pass);
  if (pass?.after) return pass;
  if (pass && pass.beganAt > ctx.now() - PASS_MS) return null;
  await renewMark(ctx);
  return { beganAt: ctx.now(), after: null };
}

/** Returns those of these objects that a module owns, and that no row of any database references. */
async function findFree(ctx: ServiceCtx, modules: Work[], keys: string[]): Promise<string[]> {
  const owners = modules.flatMap((module) => module.objects ?? []);
  const free: string[] = [];
  for (const { owns, findNamed } of owners) {
    const own = keys.filter(owns);
    if (own.length === 0) continue;
    const named = new Set<string>();
    for (const database of listDatabases(ctx.env)) {
      for (const key of await findNamed({ ...ctx, database }, own)) named.add(key);
    }
    free.push(...own.filter((key) => !named.has(key)));
  }
  const unknown = keys.filter((key) => key !== INSTALLATION_KEY && !owners.some(({ owns }) => owns(key)));
  if (unknown.length > 0) {
    ctx.log.error('objects.unknown', new Error('No module owns these objects.'), {
      keys: unknown.slice(0, 10),
    });
  }
  return free;
}

/** Returns the name that the objects of one mail or one export share. */
const nameOf = (key: string): string => key.split('/').slice(0, 4).at(-1)!.split('.')[0]!;
