import { type ResponderSettings, responderSettings } from '../../../../contract/mail/auto-replies.ts';
import type { Tag } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { type InboxRow, selectInboxes } from '../../inboxes/index.ts';
import { selectSettings, upsertSettings } from './settings-store.ts';

/** Throws `not_found`, NO_SUCH_INBOX. */
export async function getSettings(ctx: Ctx, tag: Tag): Promise<ResponderSettings> {
  const inbox = (await findActiveInbox(ctx, tag)) ?? noSuchInbox(tag, 'not_found');
  const [rows] = await commit(database(ctx), [selectSettings(ctx, [inbox.id])]);
  return settingsById(rows)(inbox.id);
}

/** What the AI writes is always a draft. Throws `not_found`, NO_SUCH_INBOX. */
export async function changeSettings(
  ctx: Ctx,
  tag: Tag,
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

export async function findActiveInbox(ctx: Ctx, tag: Tag): Promise<InboxRow | undefined> {
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  return inboxes.find((inbox) => inbox.isActive && inbox.tag === tag);
}

export function noSuchInbox(tag: Tag, kind: 'not_found' | 'refused'): never {
  throw new DomainError(kind, 'NO_SUCH_INBOX', `There is no active inbox with the tag ${tag}.`);
}

/** The settings by inbox; the defaults for an inbox without a row. */
export function settingsById(
  rows: (ResponderSettings & { inboxId: number })[],
): (inboxId: number) => ResponderSettings {
  const defaults = responderSettings.parse({});
  return (inboxId) => {
    const row = rows.find((each) => each.inboxId === inboxId);
    if (!row) return defaults;
    const { inboxId: _, ...settings } = row;
    return settings;
  };
}
