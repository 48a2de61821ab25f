import type { Schemas } from '../../../api/client.ts';

type Conversation = Schemas['Conversation'];
/** A list in pages, a list, or one conversation: every shape in which the page holds them. */
type Held = { pages: { items: Conversation[] }[] } | Conversation[] | Conversation;

/** What the page holds, with some conversations changed. What does not change stays the same object. */
export function changeHeld<H extends Held>(
  held: H,
  ids: ReadonlySet<number>,
  change: (conversation: Conversation) => Conversation,
): H {
  const each = (one: Conversation) => (ids.has(one.id) ? change(one) : one);
  const list = (items: Conversation[]) => (items.some(({ id }) => ids.has(id)) ? items.map(each) : items);
  if (Array.isArray(held)) return list(held) as H;
  if (!('pages' in held)) return each(held) as H;
  return { ...held, pages: held.pages.map((page) => ({ ...page, items: list(page.items) })) };
}

/** Conversations with what their tasks become. Those without a task stay as they are. */
export function withTask(task: { status?: Schemas['TaskStatus']; assignee_id?: number | null }) {
  const { status, assignee_id } = task;
  return (one: Conversation): Conversation =>
    one.task === null
      ? one
      : {
          ...one,
          task: {
            ...one.task,
            ...(status !== undefined && { status }),
            ...(assignee_id !== undefined && { assignee_id }),
          },
        };
}

/** Conversations all of whose messages are read, or none. */
export const withRead = (isRead: boolean) => (one: Conversation) => ({
  ...one,
  unread_count: isRead ? 0 : one.message_count,
});
