import type { ResponderState } from '../../../../contract/mail/auto-replies.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { updateInbox } from '../../inboxes/index.ts';
import { toState } from './get-status.ts';
import { findActiveInbox, noSuchInbox, settingsById } from './settings.ts';
import { selectSettings } from './settings-store.ts';

/**
 * Switches automatic replies of the tag's active inbox on or off (`auto_reply_enabled` of the inbox). Throws `refused`,
 * NO_SUCH_INBOX, and what `updateInbox` throws.
 */
export async function toggle(ctx: Ctx, tag: string, enabled: boolean): Promise<ResponderState> {
  const inbox = (await findActiveInbox(ctx, tag)) ?? noSuchInbox(tag, 'refused');
  const changed = await updateInbox(ctx, inbox.id, { auto_reply_enabled: enabled });
  const [rows] = await commit(database(ctx), [selectSettings(ctx, [inbox.id])]);
  return toState(changed, settingsById(rows)(inbox.id));
}
