import type { Ctx } from '../../../platform/ctx.ts';
import { sessionActor } from '../sessions/session-actor.ts';
import { listOrganizationsOf, type OrganizationRow } from './store.ts';

const MAX_LISTED = 200;

/** Lists the organizations that the caller is a member of. */
export function listOrganizations(ctx: Ctx): Promise<OrganizationRow[]> {
  return listOrganizationsOf(ctx, sessionActor(ctx).userId, MAX_LISTED);
}
