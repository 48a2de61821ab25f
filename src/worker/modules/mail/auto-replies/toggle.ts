import type {
  LowerTag,
  ResponderSettings,
  ResponderState,
  ResponderStatus,
} from '../../../../contract/mail/auto-replies.ts';
import { TAGS, type Tag } from '../../../../contract/mail/emails.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { type InboxRow, selectInboxes, updateInbox } from '../../inboxes/index.ts';
import { findActiveInbox, noSuchInbox, settingsById } from './settings.ts';
import { selectSettings } from './settings-store.ts';

/** The state of the responder for each tag. */
export async function getStatus(ctx: Ctx): Promise<ResponderStatus> {
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  const active = inboxes.filter(({ isActive }) => isActive);
  const ids = active.map(({ id }) => id);
  const [rows] = await commit(database(ctx), [selectSettings(ctx, ids)]);
  const settings = settingsById(rows);
  const states = TAGS.map((tag) => {
    const inbox = active.find((each) => each.tag === tag);
    return [tag.toLowerCase(), toState(inbox, inbox && settings(inbox.id))];
  });
  return Object.fromEntries(states) as Record<LowerTag, ResponderState>;
}

/**
 * Switches the automatic replies of the tag's active inbox on or off, which changes `auto_reply_enabled` of the
 * inbox. Throws `refused`, NO_SUCH_INBOX, and what `updateInbox` throws.
 */
export async function toggle(ctx: Ctx, tag: Tag, enabled: boolean): Promise<ResponderState> {
  const inbox = (await findActiveInbox(ctx, tag)) ?? noSuchInbox(tag, 'refused');
  const changed = await updateInbox(ctx, inbox.id, { auto_reply_enabled: enabled });
  const [rows] = await commit(database(ctx), [selectSettings(ctx, [inbox.id])]);
  return toState(changed, settingsById(rows)(inbox.id));
}

function toState(inbox: InboxRow | undefined, settings: ResponderSettings | undefined): ResponderState {
  const time = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null);
  return {
    enabled: inbox?.autoReplyEnabled ?? false,
    lastRun: time(inbox?.autoReplyRunAt),
    inbox_id: inbox?.id ?? null,
    mode: settings?.mode ?? null,
    since: time(inbox?.autoReplySince),
  };
}
