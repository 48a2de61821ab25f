import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/database.ts';
import { deleteExpiredStates } from '../../platform/outside/oauth/state.ts';
import { deletePastAttempts } from './accounts/store.ts';
import { deletePastInvitations } from './invitations/store.ts';
import { deletePastKnownDevices } from './known-devices/store.ts';
import { REMOVED_PER_TICK } from './limits.ts';
import { deleteExpiredTokens } from './links/store.ts';
import { deleteExpiredChallenges, deleteExpiredDevices } from './second-factor/challenge-store.ts';
import { deleteExpiredSessions } from './sessions/store.ts';

/** How long an invitation is shown after its end. */
const INVITATION_KEPT_MS = 30 * 86_400_000;

/** Takes away what has run out, a bounded number of rows a run; the next run takes the rest. */
export async function removeExpired(ctx: ServiceCtx): Promise<void> {
  const now = ctx.now();
  await commit(ctx.db, [
    deleteExpiredSessions(ctx.db, now, REMOVED_PER_TICK),
    deleteExpiredTokens(ctx.db, now, REMOVED_PER_TICK),
    deletePastAttempts(ctx.db, now, REMOVED_PER_TICK),
    deleteExpiredStates(ctx.db, now, REMOVED_PER_TICK),
    deleteExpiredChallenges(ctx.db, now, REMOVED_PER_TICK),
    deleteExpiredDevices(ctx.db, now, REMOVED_PER_TICK),
    deletePastKnownDevices(ctx.db, now, REMOVED_PER_TICK),
    deletePastInvitations(ctx.db, now - INVITATION_KEPT_MS, REMOVED_PER_TICK),
  ]);
}
