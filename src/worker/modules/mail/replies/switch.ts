import { TAGS, type Tag } from '../../../../contract/mail/emails.ts';
import type {
  LowerTag,
  ResponderSettings,
  ResponderState,
  ResponderStatus,
} from '../../../../contract/mail/replies.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { type InboxRow, selectInboxes, updateInbox } from '../../inboxes/index.ts';
import { activeInbox, noSuchInbox, settingsById } from './settings.ts';

/** Where the responder of each tag stands. */
export async function getStatus(ctx: Ctx): Promise<ResponderStatus> {
  const [rows] = await commit(database(ctx), [selectInboxes(ctx)]);
  const inboxes = rows.filter((inbox) => inbox.isActive);
  const settings = await settingsById(
    ctx,
    inboxes.map(({ id }) => id),
  );
  const states = TAGS.map((tag) => {
    const inbox = inboxes.find((each) => each.tag === tag);
    return [tag.toLowerCase(), toState(inbox, inbox && settings(inbox.id))];
  });
  return Object.fromEntries(states) as Record<LowerTag, ResponderState>;
}

/**
 * Switches the replies of the tag's active inbox on or off: the same switch as the inbox's `auto_reply_enabled`.
 * Throws `refused`, NO_SUCH_INBOX.
 */
export async function toggle(ctx: Ctx, tag: Tag, enabled: boolean): Promise<ResponderState> {
  const inbox = (await activeInbox(ctx, tag)) ?? noSuchInbox(tag, 'refused');
  const changed = await updateInbox(ctx, inbox.id, { auto_reply_enabled: enabled });
  return toState(changed, (await settingsById(ctx, [inbox.id]))(inbox.id));
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
