import type { Task } from '../../../../contract/tasks.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { findTimezone } from '../../identity/index.ts';
import { findTaskSource, updateTaskOfConversation } from '../../mail/index.ts';
import { insertTask, selectTask, toTask } from '../../tasks/index.ts';
import { changeEvent } from '../events/change-event.ts';
import type { StoredEvent } from '../events/event.ts';
import { updateToLastTask } from '../events/store.ts';
import { toEventBody } from '../reading/body.ts';
import { requireShown } from './require-changeable.ts';

const MAX_DESCRIPTION = 20_000;

/** Returns the task of an event, creating it if there is none. Throws `not_found`. */
export async function createTaskFromEvent(ctx: Ctx, id: number): Promise<{ task: Task; isNew: boolean }> {
  const zone = await findTimezone(ctx);
  let isNew = false;
  const event = await changeEvent(ctx, { id }, async (found) => {
    const shown = requireShown(found);
    isNew = shown.taskId === null;
    if (!isNew) return null;
    const { emailId } = shown;
    const source = emailId === null ? null : await findTaskSource(ctx, emailId);
    const isOfEmail = source !== null && emailId !== null;
    const input = {
      title: shown.title,
      description: describe(shown, zone),
      priority: 'medium' as const,
      ...(isOfEmail ? { email_id: emailId } : {}),
    };
    const also = [
      ...insertTask(ctx, input, source),
      updateToLastTask(ctx, shown.id),
      ...(isOfEmail ? updateTaskOfConversation(ctx, emailId) : []),
    ];
    return { content: 'keep', also };
  });
  const [[task]] = await commit(database(ctx), [selectTask(ctx, event!.taskId!)]);
  return { task: toTask(task!, await tagsOf(ctx)), isNew };
}

function describe(event: StoredEvent, zone: string): string {
  const { start, end, timezone, location, conference_url, description } = toEventBody(event, zone, []);
  const lines = [
    `Event: /api/calendar/events/${event.id}`,
    `From ${start} to ${end}${timezone ? ` (${timezone})` : ''}`,
    ...[location, conference_url].flatMap((each) => each ?? []),
    ...(description === null ? [] : ['', description]),
  ];
  return lines.join('\n').slice(0, MAX_DESCRIPTION);
}
