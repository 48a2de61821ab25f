import { MAX_CONVERSATION_LABELS } from '../../../../contract/mail/labels.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { selectKnownLabels } from './store.ts';

/** Returns the error for labels that cannot be added: NO_SUCH_LABEL, or TOO_MANY_LABELS. */
export async function labelRefusal(ctx: Ctx, ids: number[]): Promise<DomainError> {
  const [known] = await commit(database(ctx), [selectKnownLabels(ctx, ids)]);
  const missing = ids.find((id) => !known.some((label) => label.id === id));
  const path = 'add_label_ids';
  if (missing === undefined) {
    const message = `a conversation has at most ${MAX_CONVERSATION_LABELS} labels`;
    return new DomainError('refused', 'TOO_MANY_LABELS', `${path}: ${message}.`, {
      errors: [{ path, message }],
    });
  }
  const message = `there is no label ${missing} in this organization; see /api/labels`;
  return new DomainError('refused', 'NO_SUCH_LABEL', `${path}: ${message}.`, { errors: [{ path, message }] });
}
