import {
  ALL_STATES,
  type Conversation,
  type ConversationState,
} from '../../../../contract/mail/conversations.ts';
import type { Direction } from '../../../../contract/mail/emails.ts';
import { invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { tagIfNamed, tagsOf } from '../../../platform/tags.ts';
import { assigneeIdOf } from '../../tasks/index.ts';
import { type Condition, isHiddenIn, statesOf } from '../search/conditions.ts';
import { conditionsOf, searchEmails } from '../search/search.ts';
import { toConversation } from './present.ts';
import {
  type ConversationFilter,
  matchesConversation,
  selectConversations,
  selectConversationsOf,
  selectConversationTotal,
} from './store.ts';

interface ListQuery {
  /** A name or key. */
  tag?: string;
  label_id?: number;
  direction?: Direction;
  is_read?: boolean;
  assignee_id?: number | 'me' | 'none';
  state: ConversationState | typeof ALL_STATES;
  search?: string;
  q?: string;
  sent?: 'true';
  limit: number;
  offset: number;
  cursor?: string;
}

/**
 * Lists the conversations of the organization, newest last message first. `total` is absent if a search, an assignee or
 * `sent` filters them. Throws `invalid` for a tag and a label together, and for a wrong `q`.
 */
export async function listConversations(ctx: Ctx, query: ListQuery): Promise<Page<Conversation>> {
  if (query.tag !== undefined && query.label_id !== undefined) {
    throw invalid('label_id', 'expected without tag: a list is of a tag or of a label');
  }
  const [time, id] = readCursor(query, 2) ?? [];
  const after = time === undefined || id === undefined ? null : { time, id };
  const tags = await tagsOf(ctx);
  const tag = await tagIfNamed(ctx, query.tag);
  const conditions = conditionsOf(query, tags);
  const filter: ConversationFilter = {
    ...query,
    tag,
    states: statesOf(conditions, query.state === ALL_STATES ? ['open', 'snoozed', 'done'] : [query.state]),
    assigneeId: assigneeIdOf(ctx, query.assignee_id),
  };
  if (filter.states.length === 0) return { rows: [], next: null };
  if (conditions.some(({ kind }) => kind !== 'state')) {
    return listBySearch(ctx, query, filter, conditions, after);
  }

  const place = after && { lastAt: after.time, threadId: after.id };
  const [rows, [count]] = await commit(database(ctx), [
    selectConversations(ctx, filter, { after: place, limit: query.limit + 1, offset: query.offset }),
    selectConversationTotal(ctx, filter),
  ]);
  const page = cutPage(rows, query.limit, (last) => writeCursor(last.last_at, last.id));
  return {
    rows: page.rows.map((row) => toConversation(row, tags)),
    next: page.next,
    ...(filter.assigneeId === undefined ? { total: count!.total } : {}),
  };
}

/** Lists conversations in the order of the found emails, newest first. A page ends where a page of emails ends. */
async function listBySearch(
  ctx: Ctx,
  query: ListQuery,
  filter: ConversationFilter,
  conditions: Condition[],
  after: { time: number; id: number } | null,
): Promise<Page<Conversation>> {
  const position = after && { receivedAt: after.time, id: after.id };
  const found = await searchEmails(
    ctx,
    conditions,
    { ofThread: matchesConversation(filter), isHidden: isHiddenIn(filter.states) },
    { after: position, limit: query.limit + 1, offset: query.offset, body: 'snippet' },
  );
  const page = cutPage(found.rows, query.limit, (last) => writeCursor(last.received_at, last.id));
  const tags = await tagsOf(ctx);
  const ids = page.rows.map(({ id }) => id);
  const [rows] = await commit(database(ctx), [selectConversationsOf(ctx, ids, conditions, position)]);
  return {
    rows: rows.map((row) => toConversation(row, tags)),
    next: page.next ?? (found.end ? writeCursor(found.end.receivedAt, found.end.id) : null),
  };
}
