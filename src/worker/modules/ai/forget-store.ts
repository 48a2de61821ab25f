import { sql } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { database, type Statement } from '../../platform/data/database.ts';
import type { DeletedEmails } from '../../platform/module.ts';
import { forgetAnswers } from './calls/store.ts';
import { CITED_DELETED } from './chat/store.ts';
import { aiAnalyses, aiChatMessages, aiCitations, aiSummaries } from './schema.ts';

/**
 * Deletes derived data of deleted emails: analyses, summaries of their conversations, and chat answers that cite them.
 * Deletes all answers stored for repeated requests, as these do not reference emails.
 */
export function forgetEmails(ctx: Ctx, { ids, ofConversations }: DeletedEmails): Statement[] {
  const { organizationId } = ctx;
  const db = database(ctx);
  return [
    db.run(sql`DELETE FROM ${aiAnalyses} WHERE email_id IN (${ids}) AND organization_id = ${organizationId}`),
    db.run(sql`DELETE FROM ${aiSummaries}
      WHERE last_email_id IN (${ofConversations}) AND organization_id = ${organizationId}`),
    db.run(sql`UPDATE ${aiChatMessages} SET text = ${CITED_DELETED}, citations = '[]'
      WHERE (chat_id, position) IN (SELECT chat_id, position FROM ${aiCitations} WHERE email_id IN (${ids}))
        AND organization_id = ${organizationId} RETURNING chat_id`),
    db.run(
      sql`DELETE FROM ${aiCitations} WHERE email_id IN (${ids}) AND organization_id = ${organizationId}`,
    ),
    ...forgetAnswers(ctx),
  ];
}
