import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { isSlugTaken } from './store.ts';

/** Throws `invalid`, ORGANIZATION_SLUG_ALREADY_TAKEN, unless a new organization could have this slug. */
export async function checkSlug(ctx: Ctx, slug: string): Promise<void> {
  sessionActor(ctx);
  if (await isSlugTaken(ctx, slug)) throw slugTaken();
}

export function slugTaken(): DomainError {
  return new DomainError('invalid', 'ORGANIZATION_SLUG_ALREADY_TAKEN', 'Another organization has this slug.');
}
