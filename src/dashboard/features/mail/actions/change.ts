import type { QueryKey } from '@tanstack/react-query';
import type { Schemas } from '../../../api/client.ts';

export type Conversation = Schemas['Conversation'];
/** The cached shapes of conversations: a paginated list, a list, or one conversation. */
export type Held = { pages: { items: Conversation[] }[] } | Conversation[] | Conversation;
/** A change to conversations; omitted fields stay unchanged. */
export type Change = Omit<Schemas['UpdateConversationsRequest'], 'ids'>;

type State = Schemas['ConversationState'];
interface Query {
  state?: State | 'all';
  label_id?: number;
  tag?: Schemas['Tag'];
  direction?: Schemas['Direction'];
  /** `me`, `none`, or the id of a user. */
  assignee_id?: string;
}
const queryOf = (key: QueryKey): Query => (key[2] as { params?: { query?: Query } }).params?.query ?? {};

/** The list of all has no spam and no trash. */
const isListed = (state: State, list: State | 'all') =>
  list === 'all' ? state !== 'spam' && state !== 'trash' : state === list;

/** Returns whether a list for an assignee has the conversations of a user, or of nobody (null). */
const isOf = (user: number | null, assignee: string, me: number | undefined) => {
  if (assignee === 'none') return user === null;
  return assignee === 'me' ? me === undefined || user === me : user === Number(assignee);
};

/**
 * Returns whether a list of the user `me` contains a (maybe partial) conversation, judged by its state, labels, tags,
 * assignee, and the direction of its last message.
 */
const belongs = (
  { state, label_ids, tags, assignee_id, last_message }: Partial<Conversation>,
  query: Query,
  me: number | undefined,
) =>
  (state === undefined || isListed(state, query.state ?? 'open')) &&
  (!label_ids || query.label_id === undefined || label_ids.includes(query.label_id)) &&
  (!tags || !query.tag || tags.includes(query.tag)) &&
  (assignee_id === undefined || !query.assignee_id || isOf(assignee_id, query.assignee_id, me)) &&
  (!last_message?.direction || !query.direction || last_message.direction === query.direction);

/** Returns whether a change removes a conversation from a list of the user `me` that contains it. */
export const isGone = (one: Conversation, change: Change, query: Query, me?: number): boolean =>
  belongs(one, query, me) && !belongs(withChange(change)(one), query, me);

/** Changes the lists of a cached value. Unchanged values keep their identity. */
function eachList<H extends Held>(held: H, change: (items: Conversation[]) => Conversation[]): H {
  if (Array.isArray(held)) return change(held) as H;
  if (!('pages' in held)) return held;
  return { ...held, pages: held.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/**
 * Changes some conversations of the value cached under `key`. Removes those that no longer belong to its list, which is
 * of the user `me`. Unchanged values keep their identity.
 */
export function changeHeld<H extends Held>(
  held: H,
  key: QueryKey,
  ids: ReadonlySet<number>,
  change: (conversation: Conversation) => Conversation,
  me?: number,
): H {
  if ('id' in held) return ids.has(held.id) ? (change(held) as H) : held;
  const query = queryOf(key);
  return eachList(held, (items) =>
    items.some(({ id }) => ids.has(id))
      ? items.flatMap((one) => {
          if (!ids.has(one.id)) return one;
          const changed = change(one);
          return belongs(changed, query, me) ? changed : [];
        })
      : items,
  );
}

/** Restores conversations to their previous positions in lists by time. */
export function putBack<H extends Held>(held: H, list: readonly Conversation[]): H {
  const before = new Set<number>();
  eachList(held, (items) => {
    for (const { id } of items) before.add(id);
    return items;
  });
  const missing = list.filter(({ id }) => !before.has(id));
  let pages = 'pages' in held ? held.pages.length : 1;
  return eachList(held, (items) => {
    const isLast = --pages === 0;
    let now = items;
    for (const one of missing.splice(0)) {
      const at = now.findIndex(
        ({ last_message }) => last_message.received_at <= one.last_message.received_at,
      );
      if (at >= 0) now = now.toSpliced(at, 0, one);
      else if (isLast) now = [...now, one];
      else missing.push(one);
    }
    return now;
  });
}

/** Applies a change to a conversation. `done` completes its task, which also follows the assignee. */
export const withChange =
  ({ state, snoozed_until, assignee_id, tag, add_label_ids = [], remove_label_ids = [] }: Change) =>
  (one: Conversation): Conversation => ({
    ...one,
    ...(state && { state, snoozed_until: snoozed_until ?? null }),
    ...(assignee_id !== undefined && { assignee_id }),
    ...(tag && { tags: [tag] }),
    task: one.task && {
      ...one.task,
      ...(state === 'done' && { status: state }),
      ...(assignee_id !== undefined && { assignee_id }),
    },
    ...(add_label_ids.length + remove_label_ids.length > 0 && {
      label_ids: [...new Set([...one.label_ids, ...add_label_ids])].filter(
        (id) => !remove_label_ids.includes(id),
      ),
    }),
  });

/** Sets the status of the conversation's task. A conversation without a task stays unchanged. */
export const withStatus =
  (status: Schemas['TaskStatus'] | undefined) =>
  (one: Conversation): Conversation =>
    one.task && status ? { ...one, task: { ...one.task, status } } : one;

/** Marks all or no messages of a conversation as read. */
export const withRead = (isRead: boolean) => (one: Conversation) => ({
  ...one,
  unread_count: isRead ? 0 : one.message_count,
});
