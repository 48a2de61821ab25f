import type { Tag } from '../../../../contract/mail/emails.ts';
import { type ResponderSettings, responderSettings } from '../../../../contract/mail/replies.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type InboxRow, selectInboxes } from '../../inboxes/index.ts';
import { putSettings, type SettingsRow, settingsOf } from './store.ts';

/** Throws `not_found`, NO_SUCH_INBOX. */
export async function getSettings(ctx: Ctx, tag: Tag): Promise<ResponderSettings> {
  const inbox = (await activeInbox(ctx, tag)) ?? noSuchInbox(tag, 'not_found');
  return (await settingsById(ctx, [inbox.id]))(inbox.id);
}

/** Throws `not_found`, NO_SUCH_INBOX. */
export async function changeSettings(
  ctx: Ctx,
  tag: Tag,
  settings: ResponderSettings,
): Promise<ResponderSettings> {
  const inbox = (await activeInbox(ctx, tag)) ?? noSuchInbox(tag, 'not_found');
  await commit(database(ctx), [
    putSettings(ctx, inbox.id, settings),
    audit(ctx, 'auto_responder.changed', `inbox:${inbox.emailAddress}`, {
      id: inbox.id,
      mode: settings.mode,
    }),
  ]);
  return settings;
}

export async function activeInbox(ctx: Ctx, tag: Tag): Promise<InboxRow | undefined> {
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  return inboxes.find((inbox) => inbox.isActive && inbox.tag === tag);
}

export function noSuchInbox(tag: Tag, kind: 'not_found' | 'refused'): never {
  throw new DomainError(kind, 'NO_SUCH_INBOX', `There is no active inbox with the tag ${tag}.`);
}

/** The settings of each of the inboxes, the defaults where nobody chose any. */
export async function settingsById(
  ctx: Ctx,
  inboxIds: number[],
): Promise<(inboxId: number) => ResponderSettings> {
  const [rows] = (await commit(database(ctx), [settingsOf(ctx, inboxIds)])) as [SettingsRow[]];
  const defaults = responderSettings.parse({});
  return (inboxId) => {
    const row = rows.find((each) => each.inbox_id === inboxId);
    if (!row) return defaults;
    const { inbox_id: _, ...settings } = row;
    return settings;
  };
}
