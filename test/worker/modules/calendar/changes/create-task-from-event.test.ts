import { expect, test } from 'vitest';
import type { CalendarEventBody } from '../../../../../src/contract/calendar/events.ts';
import type { Conversation } from '../../../../../src/contract/mail/conversations.ts';
import type { Task } from '../../../../../src/contract/tasks.ts';
import { expectKept } from '../../mail/conversations/model.ts';
import { MEETING, makeWorld } from '../suggestions/world.ts';

test('the task of an event of an email is the task of its conversation', async () => {
  const { owner, organizationId, ...world } = await makeWorld();
  const emailId = await world.arrive(MEETING);
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await owner.request(method, path, body);
    expect(response.ok).toBe(true);
    return response.json();
  };
  const conversation = () => ask<Conversation>('GET', `/api/threads/${emailId}`);
  const taskOfEmail = (await conversation()).task;
  expect(taskOfEmail).not.toBeNull();

  const [suggestion] = await world.list();
  const event = await ask<CalendarEventBody>('POST', '/api/calendar/events', {
    title: 'Kick-off',
    start: '2026-12-01T10:00',
    suggestion_id: suggestion!.id,
  });
  expect((await conversation()).task).toEqual(taskOfEmail);

  const task = await ask<Task>('POST', `/api/calendar/events/${event.id}/task`);
  expect(task.email_id).toBe(emailId);
  expect((await conversation()).task).toEqual({ id: task.id, status: 'todo', assignee_id: null });
  await expectKept(organizationId);

  await ask('PATCH', `/api/tasks/${task.id}`, { status: 'done', assignee_id: owner.userId });
  expect((await conversation()).task).toEqual({ id: task.id, status: 'done', assignee_id: owner.userId });
  await expectKept(organizationId);
});
