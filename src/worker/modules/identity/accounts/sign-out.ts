import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { raiseVersion } from '../../../platform/data/commit/announcing.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { validateSession } from '../sessions/sessions.ts';
import { deleteSession } from '../sessions/store.ts';

/** Ends the session with this secret, if there is one. */
export async function signOut(ctx: ServiceCtx, secret: string): Promise<void> {
  const signedIn = await validateSession(directory(ctx), secret);
  const statements = [deleteSession(directory(ctx), sha256(secret))];
  if (signedIn) {
    const { session, user } = signedIn;
    const { organizationId, publicId } = session;
    const actor = { type: 'user', userId: user.id, role: user.role, sessionId: publicId } as const;
    statements.push(raiseVersion(directory(ctx), organizationId));
    statements.push(audit({ ...ctx, actor, organizationId }, 'session.ended', `session:${publicId}`));
  }
  await commit(directory(ctx), statements);
}
