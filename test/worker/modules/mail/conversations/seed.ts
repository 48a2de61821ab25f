import { continueFillingConversations } from '../../../../../src/worker/modules/mail/threads/fill.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { seedEmails } from '../reading/seed.ts';
import { conversationsByDefinition } from './model.ts';

export type SeededConversation = Awaited<ReturnType<typeof conversationsByDefinition>>[number];

/**
 * Writes `count` emails as `seedEmails` does. Every fourth one answers the one before. Every sixth has a task, some of
 * them with an assignee. Returns the conversations in the order of the list.
 */
export async function seedConversations(
  organizationId: number,
  count: number,
  assigneeId: number,
): Promise<SeededConversation[]> {
  await seedEmails(organizationId, count);
  const { DB } = testEnv;
  const first = organizationId * 2 ** 32;
  await DB.batch([
    DB.prepare(
      'UPDATE emails SET thread_id = id - 1 WHERE organization_id = ?1 AND (id - CAST(?2 AS INTEGER)) % 4 = 0',
    ).bind(organizationId, first),
    DB.prepare(
      'DELETE FROM threads WHERE organization_id = ?1 AND id NOT IN (SELECT thread_id FROM emails)',
    ).bind(organizationId),
    DB.prepare(
      `UPDATE threads SET message_count = (SELECT count(*) FROM emails WHERE thread_id = threads.id)
      WHERE organization_id = ?1`,
    ).bind(organizationId),
    DB.prepare(
      `INSERT INTO tasks (id, organization_id, title, description, priority, status, email_id, assignee_id, created_at,
        updated_at)
      SELECT id, organization_id, 'Task', '', 'medium', iif(id % 5 = 0, 'done', 'todo'), id,
        CASE id % 4 WHEN 0 THEN ?3 WHEN 2 THEN 1 END, 0, 0
      FROM emails WHERE organization_id = ?1 AND (id - CAST(?2 AS INTEGER)) % 6 = 0`,
    ).bind(organizationId, first, assigneeId),
  ]);
  // A tick fills in a bounded number.
  const isMissing = DB.prepare(
    'SELECT 1 FROM threads WHERE organization_id = ? AND last_email_id IS NULL LIMIT 1',
  ).bind(organizationId);
  while (await isMissing.first()) await continueFillingConversations(testCtx(organizationId));
  const conversations = await conversationsByDefinition(organizationId);
  return conversations.sort((a, b) => b.last_at - a.last_at || b.id - a.id);
}
