import type { Task } from '../../../contract/tasks.ts';
import type { Tags } from '../../../lib/tags.ts';
import type { TaskRow } from './schema.ts';

/** Returns a task in the form of the API. */
export function toTask(row: TaskRow, tags: Tags): Task {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    priority: row.priority,
    status: row.status,
    assignee_id: row.assigneeId,
    email_id: row.emailId,
    tag: row.tag && tags.nameOf(row.tag),
    from_address: row.fromAddress,
    subject: row.subject,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
    completed_at: timeOf(row.completedAt),
    due_at: timeOf(row.dueAt),
    snoozed_until: timeOf(row.snoozedUntil),
    position: row.position!,
  };
}

function timeOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
