import { z } from 'zod';
import { TASK_PRIORITIES, TASK_STATUSES, type Task } from '../../../../contract/tasks.ts';
import { notFound } from '../../../../lib/errors.ts';
import { inZone, inZoneOrNull } from './dates.ts';
import { addressOf, change, cursor, idOfRecord, limit, next, numberOf, type ToolBox, tool } from './tool.ts';
import { line, shortWords } from './words.ts';

const shown = {
  id: z.string(),
  title: z.string(),
  task_status: z.enum(TASK_STATUSES),
  priority: z.enum(TASK_PRIORITIES),
  assignee_id: z.int().nullable(),
  due: z.string().nullable(),
  snoozed_until: z.string().nullable(),
  conversation: z.string().nullable(),
  from: z.string().nullable(),
  inbox: z.string().nullable(),
  created: z.string(),
};

function shownOf(box: ToolBox, task: Task) {
  return {
    id: addressOf(box, 'task', task.id),
    // The title of a task of an email is the subject, until a member changes it.
    title: task.email_id === null ? line(task.title, 500) : shortWords(task.title, 500),
    task_status: task.status,
    priority: task.priority,
    assignee_id: task.assignee_id,
    due: inZoneOrNull(task.due_at, box.zone),
    snoozed_until: inZoneOrNull(task.snoozed_until, box.zone),
    conversation: task.email_id === null ? null : addressOf(box, 'conversation', task.email_id),
    from: task.from_address === null ? null : line(task.from_address),
    inbox: task.tag,
    created: inZone(task.created_at, box.zone),
  };
}

const sees = ({ tags }: ToolBox, { tag }: Task): boolean => tags === null || tag === null || tags.has(tag);

/** Finds a task that the agent sees. */
export async function findTask(box: ToolBox, id: number): Promise<Task & { description: string }> {
  const { body } = await box.call<Task>('GET', `/api/tasks/${id}`);
  if (!sees(box, body)) throw notFound('task');
  return body;
}

export const listTasks = tool({
  name: 'list_tasks',
  title: 'List tasks',
  description:
    'Lists tasks in the order of the board. With `overdue`, those that are late, the latest first.',
  group: 'read',
  scopes: ['tasks:read'],
  input: z.strictObject({
    status: z.enum(TASK_STATUSES).optional(),
    priority: z.enum(TASK_PRIORITIES).optional(),
    assignee: z.union([z.enum(['me', 'none']), z.int().min(1)]).optional(),
    inbox: z.string().max(40).optional(),
    overdue: z.literal(true).optional(),
    limit: limit(100, 30),
    cursor,
  }),
  output: z.object({ tasks: z.array(z.object(shown)), next }),
  isIdempotent: true,
  async run(box, { assignee, inbox, ...query }) {
    const { body, next } = await box.call<Task[]>('GET', '/api/tasks', {
      query: { ...query, assignee_id: assignee, tag: inbox },
    });
    const tasks = body.filter((task) => sees(box, task));
    return {
      data: { tasks: tasks.map((task) => shownOf(box, task)), next },
      rows: body.length,
      reads: tasks.flatMap(({ email_id }) => email_id ?? []),
    };
  },
});

export const getTask = tool({
  name: 'get_task',
  title: 'Get a task',
  description: 'Gets a task with its description.',
  group: 'read',
  scopes: ['tasks:read'],
  input: z.strictObject({ task: idOfRecord('the task') }),
  output: z.object({ ...shown, description: z.string() }),
  isIdempotent: true,
  async run(box, { task }) {
    const found = await findTask(box, numberOf(task));
    return {
      data: { ...shownOf(box, found), description: shortWords(found.description, 5_000) },
      rows: 1,
      reads: found.email_id === null ? [] : [found.email_id],
    };
  },
});

const dates = {
  due: z.iso.datetime({ offset: true }).nullable().optional(),
  snoozed_until: z.iso.datetime({ offset: true }).nullable().optional(),
};
const assignee_id = z
  .int()
  .min(1)
  .nullable()
  .optional()
  .describe('A member or an agent (`you` is yourself), by `id` of get_workspace.');
const changed = change(shown);

export const createTask = tool({
  name: 'create_task',
  title: 'Create a task',
  description: 'Creates a task, for a conversation or for itself.',
  group: 'organize',
  scopes: ['tasks:write', 'emails:read'],
  input: z.strictObject({
    title: z.string().trim().min(1).max(500),
    description: z.string().max(20_000).default(''),
    priority: z.enum(TASK_PRIORITIES).default('medium'),
    conversation: idOfRecord('the conversation that it is for').optional(),
    assignee_id,
    ...dates,
  }),
  output: changed,
  isIdempotent: false,
  texts: ['title', 'description'],
  about: ({ conversation }) => (conversation === undefined ? undefined : numberOf(conversation)),
  async run(box, { conversation, due, ...fields }) {
    const { body } = await box.call<Task>('POST', '/api/tasks', {
      body: {
        ...fields,
        ...(due !== undefined && { due_at: due }),
        ...(conversation !== undefined && { email_id: numberOf(conversation) }),
      },
    });
    return { data: shownOf(box, body), rows: 1 };
  },
});

export const updateTask = tool({
  name: 'update_task',
  title: 'Change a task',
  description: 'Changes the status, priority, assignee or dates of a task. What is left out stays.',
  group: 'organize',
  scopes: ['tasks:write', 'tasks:read'],
  input: z.strictObject({
    task: idOfRecord('the task'),
    task_status: z.enum(TASK_STATUSES).optional(),
    priority: z.enum(TASK_PRIORITIES).optional(),
    assignee_id,
    ...dates,
  }),
  output: changed,
  isIdempotent: true,
  async run(box, { task, due, task_status, ...fields }) {
    const { id } = await findTask(box, numberOf(task));
    const { body } = await box.call<Task>('PATCH', `/api/tasks/${id}`, {
      body: {
        ...fields,
        ...(task_status !== undefined && { status: task_status }),
        ...(due !== undefined && { due_at: due }),
      },
    });
    return { data: shownOf(box, body), rows: 1 };
  },
});
