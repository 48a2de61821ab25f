import type { ConversationCounts } from '../../../../contract/mail/conversation-counts.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { selectLabels } from '../labels/store.ts';
import { selectTotal } from '../lists/store.ts';
import type { AssigneeBox } from '../schema.ts';
import { type CountRow, selectCounts } from './store.ts';

/** Selects the number of a user's drafts that are not sent. */
export type SelectDraftCount = (ctx: Ctx, userId: number) => Statement<{ count: number }[]>;

/** Returns the numbers of conversations that the sidebar shows, from the stored counts. */
export async function getConversationCounts(
  ctx: Ctx,
  selectDraftCount: SelectDraftCount,
): Promise<ConversationCounts> {
  const userId = userOf(ctx.actor)?.userId ?? 0;
  const tags = await tagsOf(ctx);
  const mine: AssigneeBox = `ASSIGNEE:${userId}`;
  const nobodys: AssigneeBox = 'ASSIGNEE:0';
  const boxes = [mine, nobodys, ...tags.entries.map(({ tag }) => tag)];
  const [rows, labels, [sent], [drafts]] = await commit(database(ctx), [
    selectCounts(ctx, boxes),
    selectLabels(ctx),
    selectTotal(ctx, { direction: 'outbound' }),
    selectDraftCount(ctx, userId),
  ]);
  const byBox = Map.groupBy(rows, ({ box }) => box);
  const ofBox = (box: CountRow['box']) => sum(byBox.get(box) ?? []);
  const all = byBox.get('') ?? [];
  const open = all.filter(({ state }) => state === 'open');
  const inState = (...states: CountRow['state'][]) => sum(all.filter(({ state }) => states.includes(state)));
  const none = { count: 0, unread: 0 };
  return {
    // The box of nobody is that of callers without a user, too.
    mine: userId === 0 ? none : ofBox(mine),
    unassigned: ofBox(nobodys),
    waiting_for_us: sum(open.filter(({ direction }) => direction === 'inbound')),
    waiting_for_them: sum(open.filter(({ direction }) => direction === 'outbound')),
    open: sum(open),
    snoozed: inState('snoozed'),
    done: inState('done'),
    spam: inState('spam'),
    trash: inState('trash'),
    all: inState('open', 'snoozed', 'done'),
    sent: sent!.total,
    drafts: drafts!.count,
    tags: tags.entries.map(({ tag }) => ({ tag: tags.nameOf(tag), ...ofBox(tag) })),
    labels: labels.map(({ id }) => ({ label_id: id, ...ofBox(`${id}`) })),
  };
}

/** Adds up counts. While cron counts older conversations, those of an assignee may be too low. */
function sum(rows: CountRow[]): { count: number; unread: number } {
  const total = (some: CountRow[]) =>
    Math.max(
      0,
      some.reduce((count, row) => count + row.count, 0),
    );
  return { count: total(rows), unread: total(rows.filter(({ is_read }) => is_read === 0)) };
}
