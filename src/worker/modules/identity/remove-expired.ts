import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../platform/data/database.ts';
import { deleteExpiredStates } from '../../platform/outside/oauth/state.ts';
import type { Part } from '../../platform/work/upkeep.ts';
import { deleteExpiredAttempts } from './attempts/store.ts';
import { deleteExpiredInvitations } from './invitations/store.ts';
import { deleteExpiredKnownDevices } from './known-devices/store.ts';
import { DELETED_PER_TICK } from './limits.ts';
import { deleteExpiredTokens } from './links/store.ts';
import { deleteExpiredChallenges, deleteExpiredTrustedDevices } from './second-factor/challenge-store.ts';
import { deleteExpiredSessions } from './sessions/store.ts';

/** How long an invitation stays in lists after it expires. */
const INVITATION_KEPT_MS = 30 * 86_400_000;

/** Deletes expired rows, a bounded number per run; the next run deletes the rest. */
export async function removeExpired(ctx: ServiceCtx): Promise<void> {
  await commit(directory(ctx), expired(ctx));
}

function expired(ctx: ServiceCtx): Statement[] {
  const now = ctx.now();
  return [
    deleteExpiredSessions(directory(ctx), now, DELETED_PER_TICK),
    deleteExpiredTokens(directory(ctx), now, DELETED_PER_TICK),
    deleteExpiredAttempts(directory(ctx), now, DELETED_PER_TICK),
    deleteExpiredStates(directory(ctx), now, DELETED_PER_TICK),
    deleteExpiredChallenges(directory(ctx), now, DELETED_PER_TICK),
    deleteExpiredTrustedDevices(directory(ctx), now, DELETED_PER_TICK),
    deleteExpiredKnownDevices(directory(ctx), now, DELETED_PER_TICK),
    deleteExpiredInvitations(directory(ctx), now - INVITATION_KEPT_MS, DELETED_PER_TICK),
  ];
}

export const removeExpiredPart: Part = {
  looksInDirectory: true,
  look: (ctx) => expired(ctx),
  run: removeExpired,
};
