import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import type { Part } from '../../platform/work/upkeep.ts';
import { selectDue, upsertPosition } from './store.ts';

const HOUR_MS = 60 * 60_000;

/** Makes a part that scans everything, a piece per hour; the next tick continues if `run` returns true. */
export const hourly = (name: string, run: (ctx: ServiceCtx) => Promise<unknown>): Part => ({
  look: (ctx) => [selectDue(ctx, dueOf(name))],
  async run(ctx) {
    const isMore = (await run(ctx)) === true;
    const dueAt = isMore ? 0 : ctx.now() + HOUR_MS;
    await commit(database(ctx), [upsertPosition(ctx, dueOf(name), String(dueAt))]);
  },
});

const dueOf = (name: string) => `${name}:due`;
