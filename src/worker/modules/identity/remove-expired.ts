import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/database.ts';
import { deleteExpiredStates } from '../../platform/outside/oauth/state.ts';
import { deleteExpiredInvitations } from './invitations/store.ts';
import { deleteExpiredKnownDevices } from './known-devices/store.ts';
import { DELETED_PER_TICK } from './limits.ts';
import { deleteExpiredTokens } from './links/store.ts';
import { deleteExpiredAttempts } from './passwords/attempt-store.ts';
import { deleteExpiredChallenges, deleteExpiredTrustedDevices } from './second-factor/challenge-store.ts';
import { deleteExpiredSessions } from './sessions/store.ts';

/** How long an invitation stays in lists after it expires. */
const INVITATION_KEPT_MS = 30 * 86_400_000;

/** Deletes what has expired, a bounded number of rows a run; the next run deletes the rest. */
export async function removeExpired(ctx: ServiceCtx): Promise<void> {
  const now = ctx.now();
  await commit(ctx.db, [
    deleteExpiredSessions(ctx.db, now, DELETED_PER_TICK),
    deleteExpiredTokens(ctx.db, now, DELETED_PER_TICK),
    deleteExpiredAttempts(ctx.db, now, DELETED_PER_TICK),
    deleteExpiredStates(ctx.db, now, DELETED_PER_TICK),
    deleteExpiredChallenges(ctx.db, now, DELETED_PER_TICK),
    deleteExpiredTrustedDevices(ctx.db, now, DELETED_PER_TICK),
    deleteExpiredKnownDevices(ctx.db, now, DELETED_PER_TICK),
    deleteExpiredInvitations(ctx.db, now - INVITATION_KEPT_MS, DELETED_PER_TICK),
  ]);
}
