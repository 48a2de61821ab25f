import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { findByToken, updateRevoked } from './member-store.ts';
import type { Connection } from './schema.ts';

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

/** Ends a connection that signs in by OAuth, if it has not ended. */
export async function endById(ctx: ServiceCtx, id: number, reason: 'token_reused' | 'unused'): Promise<void> {
  const connection = await findByToken(ctx, id);
  if (!connection) return;
  const own = forOrganization(ctx, connection.organizationId);
  await commit(directory(own), endStatements(own, connection, reason));
}
