import type { SQL } from 'drizzle-orm';
import { type Author, actorName, type Ctx } from '../ctx.ts';
import type { Statement } from './database.ts';
import { auditLog } from './schema.ts';

/**
 * The one way to write the audit log: a statement for the batch of the change itself. `action` is
 * `inbox.created`, `api_key.revoked` and the like; `details` names the changed fields and never holds a secret. The
 * organization may be an expression, for one that the same batch makes.
 */
export function audit(
  ctx: Omit<Ctx, 'organizationId' | 'actor'> & { organizationId: number | SQL; actor: Author },
  action: string,
  target: string,
  details: Record<string, unknown> = {},
): Statement {
  return ctx.db.insert(auditLog).values({
    organizationId: ctx.organizationId,
    createdAt: ctx.now(),
    actor: actorName(ctx.actor),
    action,
    target,
    details,
    requestId: ctx.requestId,
  });
}
