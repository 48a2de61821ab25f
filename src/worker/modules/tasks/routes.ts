import { z } from '@hono/zod-openapi';
import { idParam } from '../../../contract/common.ts';
import {
  createTaskRequest,
  listTasksQuery,
  task,
  taskChange,
  taskDeleted,
  taskDetail,
  taskHistoryQuery,
  updateTaskRequest,
} from '../../../contract/tasks.ts';
import { type App, json, jsonBody, listOf, problems } from '../../platform/http/http.ts';
import { respondWithPage } from '../../platform/http/respond-with-page.ts';
import { route } from '../../platform/http/route.ts';
import type { DeletionHooks } from '../../platform/module.ts';
import { createTask, type MailOfTasks } from './create.ts';
import { deleteTask } from './delete.ts';
import { getTask } from './reading/get.ts';
import { listTasks } from './reading/list.ts';
import { listTaskHistory } from './reading/list-history.ts';
import { updateTask } from './update.ts';

const listTasksRoute = route({
  method: 'get',
  path: '/api/tasks',
  access: { role: 'member', scope: 'tasks:read' },
  operationId: 'listTasks',
  tags: ['Tasks'],
  summary: 'List tasks',
  description:
    'By `position`: newest first, unless somebody has moved a task; with `overdue`, those first that have been due longest. Filters can be combined.',
  request: { query: listTasksQuery },
  responses: { 200: listOf(z.array(task), 'The tasks.'), ...problems() },
});

const createTaskRoute = route({
  method: 'post',
  path: '/api/tasks',
  access: { role: 'member', scope: 'tasks:write' },
  operationId: 'createTask',
  tags: ['Tasks'],
  summary: 'Create a task',
  description:
    'With `email_id`, the task takes its tag, sender and subject from that email. Codes: `NO_SUCH_EMAIL`, `NO_SUCH_MEMBER` (422).',
  request: { body: jsonBody(createTaskRequest) },
  responses: { 201: json(task, 'The new task.'), ...problems(422) },
});

const getTaskRoute = route({
  method: 'get',
  path: '/api/tasks/{id}',
  access: { role: 'member', scope: 'tasks:read' },
  operationId: 'getTask',
  tags: ['Tasks'],
  summary: 'Get a task',
  request: { params: idParam },
  responses: { 200: json(taskDetail, 'The task.'), ...problems(404) },
});

const updateTaskRoute = route({
  method: 'patch',
  path: '/api/tasks/{id}',
  access: { role: 'member', scope: 'tasks:write' },
  operationId: 'updateTask',
  tags: ['Tasks'],
  summary: 'Change a task',
  description:
    'Any status may follow any other. The history keeps each change. A new assignee gets a mail unless they have turned that off. The assignee must be a member (else 422 `NO_SUCH_MEMBER`). A task that is done cannot be snoozed (422 `TASK_DONE`), and `done` ends a snooze.',
  request: { params: idParam, body: jsonBody(updateTaskRequest) },
  responses: { 200: json(task, 'The changed task.'), ...problems(404, 422) },
});

const deleteTaskRoute = route({
  method: 'delete',
  path: '/api/tasks/{id}',
  access: { role: 'member', scope: 'tasks:write' },
  operationId: 'deleteTask',
  tags: ['Tasks'],
  summary: 'Delete a task for good',
  description: 'With its history and notes. The email that it came from stays.',
  request: { params: idParam },
  responses: { 200: json(taskDeleted, 'It is deleted.'), ...problems(404) },
});

const listTaskHistoryRoute = route({
  method: 'get',
  path: '/api/tasks/{id}/history',
  access: { role: 'member', scope: 'tasks:read' },
  operationId: 'listTaskHistory',
  tags: ['Tasks'],
  summary: 'List the changes of a task',
  description: 'Oldest first.',
  request: { params: idParam, query: taskHistoryQuery },
  responses: { 200: listOf(z.array(taskChange), 'The changes.'), ...problems(404) },
});

export function registerTasks(app: App, mail: MailOfTasks, deletionHooks: DeletionHooks): void {
  app.openapi(listTasksRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listTasks(c.var.ctx, query), query);
  });
  app.openapi(createTaskRoute, async (c) =>
    c.json(await createTask(c.var.ctx, c.req.valid('json'), mail), 201),
  );
  app.openapi(getTaskRoute, async (c) => c.json(await getTask(c.var.ctx, c.req.valid('param').id), 200));
  app.openapi(updateTaskRoute, async (c) =>
    c.json(await updateTask(c.var.ctx, c.req.valid('param').id, c.req.valid('json'), mail), 200),
  );
  app.openapi(deleteTaskRoute, async (c) => {
    await deleteTask(c.var.ctx, c.req.valid('param').id, mail, deletionHooks);
    return c.json({ message: 'The task is deleted.' }, 200);
  });
  app.openapi(listTaskHistoryRoute, async (c) => {
    const query = c.req.valid('query');
    return respondWithPage(c, await listTaskHistory(c.var.ctx, c.req.valid('param').id, query), query);
  });
}
