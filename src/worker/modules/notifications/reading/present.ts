import type { Notification } from '../../../../contract/notifications/notifications.ts';
import type { NotificationRow } from '../schema.ts';

/** Returns a notification in the form of the API. `names` has the names of users. */
export function toNotification(row: NotificationRow, names: ReadonlyMap<number, string>): Notification {
  const { id, kind, text, path, actorId, emailId, taskId, createdAt, readAt } = row;
  const name = actorId === null ? undefined : names.get(actorId);
  return {
    id,
    kind,
    text,
    path,
    actor: actorId === null || name === undefined ? null : { id: actorId, name },
    thread_id: emailId,
    task_id: taskId,
    created_at: new Date(createdAt).toISOString(),
    read_at: readAt === null ? null : new Date(readAt).toISOString(),
  };
}
