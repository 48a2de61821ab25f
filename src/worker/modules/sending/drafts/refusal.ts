import type { Draft } from '../../../../contract/mail/drafts.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { getDraft } from './get.ts';

/**
 * Returns why the draft could not be changed: DRAFT_CHANGED, DRAFT_WAITING, DRAFT_TAKEN; null if neither its version
 * nor its state is the reason. Throws `not_found`.
 */
export async function draftRefusal(
  ctx: Ctx,
  id: number,
  version: number,
  mayWait: boolean,
): Promise<DomainError | null> {
  const draft = await getDraft(ctx, id);
  if (draft.version !== version) {
    return conflict(
      draft,
      'DRAFT_CHANGED',
      `The draft has changed since version ${version}. It is in \`draft\`.`,
    );
  }
  if (draft.state === 'held' || draft.state === 'scheduled') {
    return mayWait
      ? null
      : conflict(draft, 'DRAFT_WAITING', 'The draft waits to be sent. Cancel that first.');
  }
  return draft.state === 'draft' || draft.state === 'failed' ? null : draftTaken(draft);
}

/** Returns the error for a draft that is already an email. */
export function draftTaken(draft: Draft): DomainError {
  return conflict(draft, 'DRAFT_TAKEN', 'The draft is an email by now. See `email_id`.');
}

function conflict(draft: Draft, code: string, detail: string): DomainError {
  return new DomainError('conflict', code, detail, { fields: { draft } });
}

export function tooManyDrafts(max: number): DomainError {
  const detail = `An organization has at most ${max} drafts that are not sent. Delete some first.`;
  return new DomainError('refused', 'TOO_MANY_DRAFTS', detail);
}
