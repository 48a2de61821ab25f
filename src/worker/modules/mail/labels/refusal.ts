import { MAX_CONVERSATION_LABELS } from '../../../../contract/mail/labels.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { selectKnownLabels } from './store.ts';

/** Why labels cannot be added: NO_SUCH_LABEL, or TOO_MANY_LABELS. */
export async function labelRefusal(ctx: Ctx, ids: number[]): Promise<DomainError> {
  const [known] = await commit(database(ctx), [selectKnownLabels(ctx, ids)]);
  const missing = ids.find((id) => !known.some((label) => label.id === id));
  return missing === undefined
    ? refused('TOO_MANY_LABELS', `a conversation has at most ${MAX_CONVERSATION_LABELS} labels`)
    : refused('NO_SUCH_LABEL', `there is no label ${missing} in this organization; see /api/labels`);
}

function refused(code: string, message: string): DomainError {
  const path = 'add_label_ids';
  return new DomainError('refused', code, `${path}: ${message}.`, { errors: [{ path, message }] });
}
