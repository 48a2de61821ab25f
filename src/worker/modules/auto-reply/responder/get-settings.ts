import type { ResponderSettings } from '../../../../contract/mail/auto-replies.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { findActiveInbox, noSuchInbox, settingsById } from './settings.ts';
import { selectSettings } from './settings-store.ts';

/** Throws `not_found`, NO_SUCH_INBOX. */
export async function getSettings(ctx: Ctx, tag: string): Promise<ResponderSettings> {
  const inbox = (await findActiveInbox(ctx, tag)) ?? noSuchInbox(tag, 'not_found');
  const [rows] = await commit(database(ctx), [selectSettings(ctx, [inbox.id])]);
  return settingsById(rows)(inbox.id);
}
