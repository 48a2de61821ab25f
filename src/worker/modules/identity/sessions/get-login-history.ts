import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { listSignIns, type SignIn } from './login-history-store.ts';
import { sessionActor } from './session-actor.ts';

/** Lists the last 50 sign-ins to the caller's account, including failed ones, newest first. */
export function getLoginHistory(ctx: Ctx): Promise<SignIn[]> {
  return listSignIns(directory(ctx), sessionActor(ctx).userId);
}
