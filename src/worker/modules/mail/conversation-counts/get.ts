import type { ConversationCounts } from '../../../../contract/mail/conversation-counts.ts';
import { type Ctx, userOf, workerOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { selectLabels } from '../labels/store.ts';
import { selectTotal } from '../lists/store.ts';
import type { AssigneeBox } from '../schema.ts';
import { type CountRow, selectCounts } from './store.ts';

/** Selects the number of a user's drafts that are not sent. */
export type SelectDraftCount = (ctx: Ctx, userId: number) => Statement<{ count: number }[]>;

interface Count {
  count: number;
  unread: number;
}

/** Returns the numbers of conversations that the sidebar shows, from the stored counts. */
export async function getConversationCounts(
  ctx: Ctx,
  selectDraftCount: SelectDraftCount,
): Promise<ConversationCounts> {
  const userId = userOf(ctx.actor)?.userId ?? 0;
  const tags = await tagsOf(ctx);
  const mine: AssigneeBox = `ASSIGNEE:${workerOf(ctx.actor) ?? 0}`;
  const [rows, labels, [sent], [drafts]] = await commit(database(ctx), [
    selectCounts(
      ctx,
      tags.entries.map(({ tag }) => tag),
    ),
    selectLabels(ctx),
    selectTotal(ctx, { direction: 'outbound' }),
    selectDraftCount(ctx, userId),
  ]);
  const byBox = Map.groupBy(rows, ({ box }) => box);
  const ofBox = (box: CountRow['box']) => sum(byBox.get(box) ?? []);
  const all = byBox.get('') ?? [];
  const open = all.filter(({ state }) => state === 'open');
  const inState = (...states: CountRow['state'][]) => sum(all.filter(({ state }) => states.includes(state)));
  const assigned = rows.filter(({ box }) => box.startsWith('ASSIGNEE:'));
  return {
    mine: ofBox(mine),
    // Those without an assignee have no counts of their own, which each new email would write.
    unassigned: without(sum(open), sum(assigned)),
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

const without = (all: Count, some: Count): Count => ({
  count: Math.max(0, all.count - some.count),
  unread: Math.max(0, all.unread - some.unread),
});

/** Adds up counts. While cron counts older conversations, those of an assignee may be too low. */
function sum(rows: CountRow[]): Count {
  const total = (some: CountRow[]) =>
    Math.max(
      0,
      some.reduce((count, row) => count + row.count, 0),
    );
  return { count: total(rows), unread: total(rows.filter(({ is_read }) => is_read === 0)) };
}
