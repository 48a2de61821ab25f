import type { Conversation } from '../../../../contract/mail/conversations.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { toConversation } from '../conversations/present.ts';
import { selectConversationsById } from '../conversations/store.ts';
import { isNotShown, selectContact, selectEmailsOfContact } from './store.ts';

/** The number of emails that a page reads for each result: a page of 50 reads at most 200 rows. */
const EMAILS_A_RESULT = 0.6;

/**
 * Lists the conversations, in any state, with an email from or to a contact, by the newest such email in each. A page
 * ends where a page of these emails ends. Throws `not_found`.
 */
export async function listContactConversations(
  ctx: Ctx,
  contactId: number,
  query: { limit: number; cursor?: string },
): Promise<Page<Conversation>> {
  const [receivedAt, id] = readCursor(query, 2) ?? [];
  const after = receivedAt === undefined || id === undefined ? null : { receivedAt, id };
  const emailsAPage = Math.ceil(query.limit * EMAILS_A_RESULT);
  const [[contact], emails] = await commit(database(ctx), [
    selectContact(ctx, contactId),
    selectEmailsOfContact(ctx, contactId, after, emailsAPage + 1),
  ]);
  if (!contact) throw notFound('contact');
  const page = cutPage(emails, emailsAPage, (last) => writeCursor(last.receivedAt, last.id));
  const threadIds = [...new Set(page.rows.map(({ threadId }) => threadId))];
  const [rows] = await commit(database(ctx), [
    selectConversationsById(ctx, threadIds, isNotShown(ctx, contactId, after)),
  ]);
  const tags = await tagsOf(ctx);
  return { rows: rows.map((row) => toConversation(row, tags)), next: page.next };
}
