import type { Task } from '../../../contract/tasks.ts';
import type { TaskRow } from './schema.ts';

/** A task as the API answers it. */
export function toTask(row: TaskRow): Task {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    priority: row.priority,
    status: row.status,
    assignee_id: row.assigneeId,
    email_id: row.emailId,
    tag: row.tag,
    from_address: row.fromAddress,
    subject: row.subject,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
    completed_at: row.completedAt === null ? null : new Date(row.completedAt).toISOString(),
  };
}
