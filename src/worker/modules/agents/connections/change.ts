import type { AgentConnection, ChangeConnection } from '../../../../contract/agents/connections.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { requireInboxes } from './inboxes.ts';
import { findVisible, updateVisible } from './member-store.ts';
import { presentConnections } from './present.ts';

/** Changes what a connection may do, for its next call. Throws `not_found`; `invalid` for an unknown inbox. */
export async function changeConnection(
  ctx: Ctx,
  id: number,
  { inbox_ids: inboxIds, ...change }: ChangeConnection,
): Promise<AgentConnection> {
  const connection = await findVisible(ctx, id);
  if (!connection) throw notFound('Agent');
  if (inboxIds) await requireInboxes(ctx, inboxIds);
  const changed = { ...change, ...(inboxIds !== undefined && { inboxIds }) };
  const { name, userId } = connection;
  const [[row]] = await commit(directory(ctx), [
    updateVisible(ctx, id, changed),
    audit(ctx, 'agent.changed', `agent:${id}`, { name, user_id: userId, changed: Object.keys(changed) }),
  ]);
  if (!row) throw notFound('Agent');
  const [shown] = await presentConnections(ctx, [row]);
  return shown!;
}
