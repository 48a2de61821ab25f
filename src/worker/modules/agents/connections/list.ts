import type { AgentConnection } from '../../../../contract/agents/connections.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { cutPage, type Page } from '../../../platform/http/page.ts';
import { listVisible } from './member-store.ts';
import { presentConnections } from './present.ts';

/** Lists the connections, newest first. */
export async function listConnections(
  ctx: Ctx,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<AgentConnection>> {
  const rows = await listVisible(ctx, { limit: limit + 1, before: cursor ?? null });
  return cutPage(await presentConnections(ctx, rows), limit, ({ id }) => String(id));
}
