import type { Conversation } from '../../../../contract/mail/conversations.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { selectInboxes } from '../../inboxes/index.ts';
import type { ToolBox } from './tool.ts';

/** Returns the tags of inboxes: the mail that an agent with only these inboxes sees. Null: all mail. */
export async function tagsOfInboxes(
  ctx: Ctx,
  inboxIds: number[] | null,
): Promise<ReadonlySet<string> | null> {
  if (inboxIds === null) return null;
  const [inboxes] = await commit(database(ctx), [selectInboxes(ctx)]);
  const tags = await tagsOf(ctx);
  return new Set(inboxes.filter(({ id }) => inboxIds.includes(id)).map(({ tag }) => tags.nameOf(tag)));
}

/** Whether an agent sees a conversation: all of its mail is of the agent's inboxes. */
export function sees({ tags }: ToolBox, conversation: Pick<Conversation, 'tags'>): boolean {
  return tags === null || conversation.tags.every((tag) => tags.has(tag));
}

/** Returns the conversation of an email. Throws `not_found`, also for one that the agent does not see. */
export async function findConversation(box: ToolBox, emailId: number): Promise<Conversation> {
  const { body } = await box.call<Conversation>('GET', `/api/threads/${emailId}`);
  if (!sees(box, body)) throw notFound('email');
  return body;
}

/** Refuses an agent that sees some inboxes only what is made of all mail. */
export function requireAllInboxes({ tags }: ToolBox, what: string): void {
  if (tags === null) return;
  const detail = `This agent sees some inboxes only, and ${what} of all of them.`;
  throw new DomainError('forbidden', 'INBOXES_LIMITED', detail);
}
