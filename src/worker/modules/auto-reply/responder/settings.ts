import { type ResponderSettings, responderSettings } from '../../../../contract/mail/auto-replies.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagNamed } from '../../../platform/tags.ts';
import { type InboxRow, selectInboxes } from '../../inboxes/index.ts';

/** Returns the active inbox with this tag, by its key or name. */
export async function findActiveInbox(ctx: Ctx, name: string): Promise<InboxRow | undefined> {
  const tag = await tagNamed(ctx, name);
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  return inboxes.find((inbox) => inbox.isActive && inbox.tag === tag);
}

export function noSuchInbox(tag: string, kind: 'not_found' | 'refused'): never {
  throw new DomainError(kind, 'NO_SUCH_INBOX', `There is no active inbox with the tag ${tag}.`);
}

/** Returns the settings by inbox; the defaults for an inbox without a row. */
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
