import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { actIn } from './acting.ts';
import { findMember, type MemberRow } from './store.ts';

/** Returns the caller as a member of the active organization. */
export async function getActiveMember(caller: Ctx): Promise<MemberRow> {
  const ctx = await actIn(caller);
  const member = await findMember(ctx, { userId: ctx.actor.userId });
  if (!member) throw noSuchMember();
  return member;
}

/** Returns the error, 400 as in better-auth. */
export function noSuchMember(): DomainError {
  return new DomainError('invalid', 'MEMBER_NOT_FOUND', 'The organization has no such member.');
}
