import { type Ctx, forOrganization, type ServiceCtx } from '../ctx.ts';
import { commit, isRefusal } from '../data/commit/commit.ts';
import { database, type Statement } from '../data/database.ts';
import { hasRoomForUpkeep } from '../invocation/invocation.ts';

/** Steps per cron tick: each is a few statements, and D1 runs 1,000 per invocation, including those of other upkeep. */
const STEPS_A_TICK = 20;
/** The time that a tick works before it leaves the rest to the next one. */
const WORKING_MS = 15_000;

interface Older {
  id: number;
  organizationId: number;
}

/**
 * Backfills stored data of older rows. `select` returns the next unfilled rows of any organization; `fill` returns the
 * statements for those of one, which fail (`requireThat`) if another run has filled some of them: so each is filled
 * once, also if two runs overlap.
 */
export async function fillIn<Row extends Older>(
  service: ServiceCtx,
  select: () => Statement<Row[]>,
  fill: (ctx: Ctx, rows: Row[]) => Statement[],
): Promise<void> {
  const until = service.now() + WORKING_MS;
  for (let step = 0; step < STEPS_A_TICK && service.now() < until; step++) {
    if (!hasRoomForUpkeep()) return;
    const [found] = await commit(database(service), [select()]);
    const [first] = found;
    if (!first) return;
    const ctx = forOrganization(service, first.organizationId);
    const own = found.filter(({ organizationId }) => organizationId === ctx.organizationId);
    try {
      await commit(database(ctx), fill(ctx, own));
    } catch (error) {
      // The next step reads the rows that the other run has left.
      if (!isRefusal(error)) throw error;
    }
  }
}
