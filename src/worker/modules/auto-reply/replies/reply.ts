import type { AutoReply } from '../../../../contract/mail/emails.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toAutoReply } from '../../mail/index.ts';
import { selectReply } from './store.ts';

/** Returns the error for an action that requires a draft. */
export function notADraft({ status }: AutoReply): DomainError {
  return new DomainError('conflict', 'NOT_A_DRAFT', `This reply is not a draft: its status is ${status}.`);
}

/** Returns a reply in the form of the API. Throws `not_found`. */
export async function getReply(ctx: Ctx, id: number): Promise<AutoReply> {
  const [[row]] = await commit(database(ctx), [selectReply(ctx, id)]);
  if (!row) throw notFound('automatic reply');
  return toAutoReply(row);
}
