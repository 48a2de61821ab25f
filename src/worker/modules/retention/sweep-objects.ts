import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { listDatabases } from '../../platform/data/databases.ts';
import type { Module } from '../../platform/module.ts';
import { selectPosition, upsertPosition } from './store.ts';

const POSITION = 'objects';
const OBJECTS_A_TICK = 500;
/** A younger object may be one whose row is not written yet. */
const YOUNGEST_MS = 86_400_000;

/**
 * Deletes objects in R2 that no row names, as a crash leaves them between the object and its row. It looks at some objects
 * a tick, in turn. An object that belongs to no module is reported, and stays. Two runs at once do no harm.
 */
export async function sweepObjects(ctx: ServiceCtx, modules: Module[]): Promise<void> {
  const owners = modules.flatMap((module) => module.objects ?? []);
  const [[position]] = await commit(database(ctx), [selectPosition(ctx, POSITION)]);
  const page = await ctx.env.BUCKET.list({
    limit: OBJECTS_A_TICK,
    ...(position?.value ? { startAfter: position.value } : {}),
  });
  const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < ctx.now() - YOUNGEST_MS);
  const keys = old.map(({ key }) => key);
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
  const unknown = keys.filter((key) => !owners.some(({ owns }) => owns(key)));
  if (unknown.length > 0) {
    ctx.log.error('objects.unknown', new Error('No module owns these objects.'), {
      keys: unknown.slice(0, 10),
    });
  }
  if (free.length > 0) {
    await ctx.env.BUCKET.delete(free);
    ctx.log.info('objects.swept', { count: free.length });
  }
  const next = page.truncated ? (page.objects.at(-1)?.key ?? '') : '';
  await commit(database(ctx), [upsertPosition(ctx, POSITION, next)]);
}
