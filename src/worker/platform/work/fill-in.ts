import { type Ctx, forOrganization, type ServiceCtx } from '../ctx.ts';
import { commit, database, isRefusal, type Statement } from '../data/database.ts';
import { hasRoomForUpkeep } from './invocation.ts';

/** Steps of a cron tick: each is a few statements, and D1 runs 1,000 an invocation, those of other upkeep among them. */
const STEPS_A_TICK = 20;
/** A tick works for this long and leaves the rest to the next one. */
const WORKING_MS = 15_000;

interface Older {
  id: number;
  organizationId: number;
}

/**
 * Goes through rows that are older than what is kept of them. `select` answers the next ones that are not filled in, of any
 * organization; `fill` has the statements for those of one, which refuse (`requireThat`) if another run has filled in some of
 * them: so each is filled in once, also if two runs meet.
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
      // The next step reads what the other run has left.
      if (!isRefusal(error)) throw error;
    }
  }
}
