import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { DeletionHooks } from '../../../platform/module.ts';
import { removeEmails } from './remove-emails.ts';
import { type DoomedEmail, selectDoomedEmail } from './store.ts';

/**
 * Deletes one email permanently, with its task unless somebody has worked on that. Throws `not_found`; `conflict`
 * (EMAIL_BEING_SENT).
 */
export async function deleteEmail(ctx: Ctx, id: number, deletionHooks: DeletionHooks): Promise<void> {
  const [[email]] = await commit(database(ctx), [selectDoomedEmail(ctx, id)]);
  if (!email) throw notFound('email');
  requireNoneBeingSent([email]);
  const deleted = await removeEmails(ctx, [email], { withTasks: false }, deletionHooks);
  if (deleted.length > 0) return;
  // Somebody has deleted it meanwhile, or sends it again.
  const [[left]] = await commit(database(ctx), [selectDoomedEmail(ctx, id)]);
  throw left ? beingSent() : notFound('email');
}

export function requireNoneBeingSent(doomed: DoomedEmail[]): void {
  if (doomed.some(({ sendState }) => sendState === 'queued' || sendState === 'sending')) throw beingSent();
}

function beingSent(): DomainError {
  return new DomainError(
    'conflict',
    'EMAIL_BEING_SENT',
    'The email is being sent. Delete it when that has ended.',
  );
}
