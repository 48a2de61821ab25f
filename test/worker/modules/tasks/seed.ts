import type { Task } from '../../../../src/contract/tasks.ts';
import { testEnv } from '../../helpers.ts';

export type SeededTask = Pick<Task, 'id' | 'status' | 'priority' | 'tag' | 'assignee_id'>;

/**
 * Inserts `count` tasks with their counts, and returns them newest first. Urgent tasks with the tag Neo and tasks of
 * user 8 are rare.
 */
export async function seedTasks(
  organizationId: number,
  count: number,
  assigneeId = 7,
): Promise<SeededTask[]> {
  const { DB } = testEnv;
  await DB.batch([
    DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
      INSERT INTO tasks (id, organization_id, title, description, priority, status, tag, assignee_id, created_at,
        updated_at)
      SELECT CAST(?1 AS INTEGER) * 4294967296 + i, ?1, 'Task ' || i, '',
        CASE WHEN i % 900 = 5 THEN 'urgent' WHEN i % 5 = 0 THEN 'low' WHEN i % 5 = 1 THEN 'high' ELSE 'medium' END,
        CASE i % 3 WHEN 0 THEN 'todo' WHEN 1 THEN 'in_progress' ELSE 'done' END,
        CASE WHEN i % 800 = 3 THEN 'Neo' WHEN i % 4 = 0 THEN NULL WHEN i % 4 = 1 THEN 'Info' ELSE 'Support' END,
        CASE WHEN i % 700 = 2 THEN 8 WHEN i % 7 = 0 THEN ?3 END, 0, 0
      FROM n`,
    ).bind(organizationId, count, assigneeId),
    DB.prepare(
      'INSERT INTO task_counts SELECT organization_id, status, count(*) FROM tasks WHERE organization_id = ? GROUP BY 2',
    ).bind(organizationId),
    DB.prepare(`INSERT INTO sequences VALUES (?, 'task', ?)`).bind(organizationId, count),
  ]);
  const { results } = await DB.prepare(
    'SELECT id, status, priority, tag, assignee_id FROM tasks WHERE organization_id = ? ORDER BY id DESC',
  )
    .bind(organizationId)
    .all<SeededTask>();
  return results;
}
