import type { ResponderSettings } from '../../../../contract/mail/auto-replies.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { findActiveInbox, noSuchInbox } from './settings.ts';
import { upsertSettings } from './settings-store.ts';

/** Stores the settings. With the writer `ai`, the mode is always `draft`. Throws `not_found`, NO_SUCH_INBOX. */
export async function putSettings(
  ctx: Ctx,
  tag: string,
  input: ResponderSettings,
): Promise<ResponderSettings> {
  const settings: ResponderSettings = input.writer === 'ai' ? { ...input, mode: 'draft' } : input;
  const inbox = (await findActiveInbox(ctx, tag)) ?? noSuchInbox(tag, 'not_found');
  await commit(database(ctx), [
    upsertSettings(ctx, inbox.id, settings),
    audit(ctx, 'auto_responder.changed', `inbox:${inbox.emailAddress}`, {
      id: inbox.id,
      mode: settings.mode,
      writer: settings.writer,
    }),
  ]);
  return settings;
}
