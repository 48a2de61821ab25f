import type { Kept } from '../../../contract/retention.ts';
import { forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../platform/invocation/invocation.ts';
import type { Work } from '../../platform/module.ts';
import { listOrganizationIds } from '../identity/index.ts';
import { getRetention } from './get.ts';
import { selectPosition, upsertPosition } from './store.ts';

const POSITION = 'retention';
const DAY_MS = 86_400_000;
/** Organizations per tick: each takes about 15 statements, and D1 runs 1,000 per invocation, including other upkeep. */
const ORGANIZATIONS_A_TICK = 10;

/**
 * Deletes expired data of organizations: some organizations per call, in turn, and a bounded number of rows of each.
 * Returns whether there are more. Two concurrent runs do no harm.
 */
export async function removePast(service: ServiceCtx, modules: Work[]): Promise<boolean> {
  const removals = modules.flatMap(
    (module) => Object.entries(module.retention ?? {}) as [Kept, NonNullable<Work['retention']>[Kept]][],
  );
  const [[position]] = await commit(database(service), [selectPosition(service, POSITION)]);
  const ids = await listOrganizationIds(
    service,
    Number(position?.value ?? 0),
    ORGANIZATIONS_A_TICK,
    service.database,
  );
  let last = 0;
  for (const id of ids) {
    if (!hasRoomForUpkeep()) break;
    last = id;
    const ctx = forOrganization(service, id);
    const days = await getRetention(ctx);
    const results = await Promise.allSettled(
      removals.map(([kept, remove]) => remove?.(ctx, ctx.now() - days[`${kept}_days`] * DAY_MS)),
    );
    for (const [i, result] of results.entries()) {
      if (result.status === 'rejected')
        ctx.log.error('retention.failed', result.reason, { kept: removals[i]![0] });
    }
  }
  const isWhole = ids.length < ORGANIZATIONS_A_TICK && last === (ids.at(-1) ?? 0);
  const next = isWhole ? 0 : Math.max(last, Number(position?.value ?? 0));
  await commit(database(service), [upsertPosition(service, POSITION, String(next))]);
  return !isWhole;
}
