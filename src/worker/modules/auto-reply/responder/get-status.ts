import type {
  ResponderSettings,
  ResponderState,
  ResponderStatus,
} from '../../../../contract/mail/auto-replies.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { type InboxRow, selectInboxes } from '../../inboxes/index.ts';
import { settingsById } from './settings.ts';
import { selectSettings } from './settings-store.ts';

/** Returns the state of the responder for each tag. */
export async function getStatus(ctx: Ctx): Promise<ResponderStatus> {
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  const active = inboxes.filter(({ isActive }) => isActive);
  const ids = active.map(({ id }) => id);
  const [rows] = await commit(database(ctx), [selectSettings(ctx, ids)]);
  const settings = settingsById(rows);
  const { entries } = await tagsOf(ctx);
  const states = entries.map(({ tag, key }) => {
    const inbox = active.find((each) => each.tag === tag);
    return [key, toState(inbox, inbox && settings(inbox.id))];
  });
  return Object.fromEntries(states) as ResponderStatus;
}

export function toState(
  inbox: InboxRow | undefined,
  settings: ResponderSettings | undefined,
): ResponderState {
  const time = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null);
  return {
    enabled: inbox?.autoReplyEnabled ?? false,
    lastRun: time(inbox?.autoReplyRunAt),
    inbox_id: inbox?.id ?? null,
    mode: settings?.mode ?? null,
    since: time(inbox?.autoReplySince),
  };
}
