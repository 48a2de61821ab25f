import type { ApproveCaption, Caption } from '../../../../contract/stream/captions.ts';
import { textProblems } from '../../../../lib/captions/problems.ts';
import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { changeCaption, findMovable, UNAPPROVED } from './change.ts';
import type { CaptionRow } from './schema.ts';

/**
 * Approves a caption, with a new text if one is given, or skips it. Throws `refused` with the first problem of the
 * text, and the errors of `findMovable` and `changeCaption`.
 */
export async function approveCaption(ctx: Ctx, input: ApproveCaption): Promise<Caption> {
  const move = input.action;
  const row = await findMovable(ctx, input.caption_id, move, input.version);
  const text = input.text ?? row.text;
  const edit = text === row.text ? {} : { text, model: 'user', version: row.version + 1 };
  if (move === 'approve') {
    const problem = problemOf({ ...row, text });
    if (problem) throw new DomainError('refused', problem.code, problem.message);
    if (row.status === 'approved' && text === row.text) return changeCaption(ctx, row, move, {});
  }
  return changeCaption(
    ctx,
    row,
    move,
    { ...edit, ...(move === 'approve' ? approval(ctx) : { ...UNAPPROVED, ...SKIPPED }) },
    [audit(ctx, `caption.${move === 'approve' ? 'approved' : 'skipped'}`, `caption:${row.id}`)],
  );
}

/** Returns the reason for which the platform would refuse this caption, or null. */
export function problemOf(row: CaptionRow): { code: string; message: string } | null {
  const [problem] = textProblems(row.platform, row.text, { hasImage: row.image !== null });
  return problem ?? null;
}

/** Returns the columns of a caption that this caller approves. */
export function approval(ctx: Ctx): Partial<CaptionRow> {
  return {
    ...UNAPPROVED,
    status: 'approved',
    approvedBy: userOf(ctx.actor)?.userId ?? null,
    approvedAt: ctx.now(),
  };
}

export const SKIPPED = { status: 'skipped', skipReason: 'user' } as const;
