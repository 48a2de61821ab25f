import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { findByToken, selectWithoutGrant, updateRevoked } from './member-store.ts';
import type { Connection } from './schema.ts';

/** Connections that one cron tick ends. */
const ENDED_PER_TICK = 100;

/** Returns the statements that end a connection, with its entry in the audit log. */
export function endStatements(
  ctx: Ctx,
  { id, name, userId }: Connection,
  reason?: 'replaced' | 'token_reused' | 'unused',
): Statement[] {
  return [
    updateRevoked(ctx, id),
    audit(ctx, 'agent.revoked', `agent:${id}`, { name, user_id: userId, ...(reason && { reason }) }),
  ];
}

/** Ends the connection that a token names, because somebody has used a token twice. */
export async function endByToken(ctx: ServiceCtx, token: string): Promise<void> {
  const connection = await findByToken(ctx, Number(token.split(':')[0]));
  if (!connection) return;
  const own = forOrganization(ctx, connection.organizationId);
  await commit(directory(own), endStatements(own, connection, 'token_reused'));
}

/** Ends connections whose program has not called for a month, has signed out, or has never fetched its token. */
async function endUnused(ctx: ServiceCtx): Promise<void> {
  const [connections] = await commit(directory(ctx), [selectWithoutGrant(ctx, ENDED_PER_TICK)]);
  for (const connection of connections) {
    const own = forOrganization(ctx, connection.organizationId);
    await commit(directory(own), endStatements(own, connection, 'unused'));
  }
}

export const endUnusedPart: Part = {
  looksInDirectory: true,
  look: (ctx) => [selectWithoutGrant(ctx, 1)],
  run: endUnused,
};
