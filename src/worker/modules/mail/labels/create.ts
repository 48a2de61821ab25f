import { type CreateLabel, type Label, MAX_LABELS } from '../../../../contract/mail/labels.ts';
import { DomainError, isUniqueViolation } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toLabel } from './list.ts';
import { insertLabel } from './store.ts';

/** Creates a label. Throws `conflict` (LABEL_EXISTS), `refused` (TOO_MANY_LABELS). */
export async function createLabel(ctx: Ctx, input: CreateLabel): Promise<Label> {
  const [[row]] = await orExists(commit(database(ctx), insertLabel(ctx, input)));
  if (row) return toLabel(row);
  const detail = `An organization has at most ${MAX_LABELS} labels. Delete one first.`;
  throw new DomainError('refused', 'TOO_MANY_LABELS', detail);
}

/** Rejects with LABEL_EXISTS if the change fails because the name is taken. */
export function orExists<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    const message = 'a label of this name exists';
    throw new DomainError('conflict', 'LABEL_EXISTS', `name: ${message}.`, {
      errors: [{ path: 'name', message }],
    });
  });
}
