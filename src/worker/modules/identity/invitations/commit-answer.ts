import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import type { InvitationRow } from './store.ts';

/** Commits an answer. When a guard refuses it, `check` throws the reason. */
export async function commitAnswer(
  ctx: Ctx,
  update: Statement<InvitationRow[]>,
  statements: Statement[],
  check: () => Promise<unknown>,
): Promise<InvitationRow> {
  try {
    const results = await commit(directory(ctx), statements);
    const [invitation] = results.of(update);
    if (!invitation) throw new Error('The answered invitation was not returned.');
    return invitation;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await check();
    throw new DomainError(
      'conflict',
      'CHANGED_MEANWHILE',
      'The invitation or the organization was changed at the same time. Try again.',
    );
  }
}
