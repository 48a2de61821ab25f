import type { Following } from '../../../../contract/notifications/notifications.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { setFollowing } from './follow-conversation.ts';

/** Has the caller stop following the conversation of an email. Throws `not_found`. */
export function unfollowConversation(ctx: Ctx, emailId: number): Promise<Following> {
  return setFollowing(ctx, emailId, false);
}
