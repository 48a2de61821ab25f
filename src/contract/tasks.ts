import { z } from 'zod';
import { fieldsOf, instant, page, queryBoolean, timestamp } from './common.ts';
import { anyCaseTag, tag } from './tags.ts';

export const TASK_STATUSES = ['todo', 'in_progress', 'done'] as const;
export const taskStatus = z.enum(TASK_STATUSES).meta({ id: 'TaskStatus' });
export type TaskStatus = z.infer<typeof taskStatus>;

export const TASK_PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export const taskPriority = z.enum(TASK_PRIORITIES).meta({ id: 'TaskPriority' });
export type TaskPriority = z.infer<typeof taskPriority>;

/** A task may be snoozed this long. */
export const MAX_TASK_SNOOZE_DAYS = 366;

/** The length of a position that nobody has chosen. */
const LEAST_POSITION = 8;
export const MAX_TASK_POSITION = 200;

/**
 * A text that sorts a task among others. A text sorts between any two of them, as none ends in 0 beyond the least
 * length.
 */
const position = z
  .string()
  .regex(
    new RegExp(
      `^[0-9a-z]{${LEAST_POSITION}}([0-9a-z]{0,${MAX_TASK_POSITION - LEAST_POSITION - 1}}[1-9a-z])?$`,
    ),
    `expected ${LEAST_POSITION} to ${MAX_TASK_POSITION} digits and small letters, the last not 0 if there are more than ${LEAST_POSITION}`,
  )
  .meta({ example: '00000002i' });

export const task = z
  .object({
    id: z.int().meta({ example: 4294967297 }),
    title: z.string(),
    description: z.string(),
    priority: taskPriority,
    status: taskStatus,
    assignee_id: z.int().nullable().meta({
      description:
        'The user or agent responsible. Unchanged when that user leaves the organization; null once that agent is disconnected.',
      example: 7,
    }),
    email_id: z.int().nullable().meta({ description: 'The email the task was created from.' }),
    tag: tag.nullable().meta({ description: 'The tag of the email.' }),
    from_address: z.string().nullable().meta({ description: 'The sender of the email.' }),
    subject: z.string().nullable().meta({ description: 'The subject of the email.' }),
    created_at: timestamp,
    updated_at: timestamp,
    completed_at: timestamp.nullable(),
    due_at: timestamp.nullable().meta({ description: 'From then on a task that is not done is overdue.' }),
    snoozed_until: timestamp.nullable().meta({
      description: 'Null if the task is not snoozed. The snooze ends by itself at that time.',
    }),
    position: position.meta({
      description:
        'Lists are sorted by it as text, greatest first. New tasks get greater ones, so the newest is first until somebody moves a task.',
    }),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof task>;

export const taskNote = z
  .object({
    id: z.int(),
    text: z.string(),
    email_id: z.int().nullable().meta({ description: 'The email behind the note, such as a bounce.' }),
    created_at: timestamp,
  })
  .meta({ id: 'TaskNote' });

/** A single task, with its notes. */
export const taskDetail = task
  .extend({
    notes: z.array(taskNote).meta({
      description: 'Events in the conversation, such as a bounced reply: the latest 50, newest first.',
    }),
  })
  .meta({ id: 'TaskDetail' });
export type TaskDetail = z.infer<typeof taskDetail>;

export const assigneeQuery = z
  .union([z.enum(['me', 'none']), z.coerce.number().pipe(z.int().min(1))])
  .optional()
  .meta({
    description:
      'The id of a user or an agent, `me` (for an agent: itself), or `none` for those without an assignee.',
    type: 'string',
    example: 'me',
  });

export const listTasksQuery = z.strictObject({
  status: taskStatus.optional(),
  priority: taskPriority.optional(),
  tag: anyCaseTag.optional(),
  assignee_id: assigneeQuery,
  overdue: z
    .literal('true')
    .transform(() => true)
    .optional()
    .meta({
      description:
        'Only tasks whose `due_at` has come and that are not done: those first that have been due longest.',
      type: 'string',
      enum: ['true'],
    }),
  snoozed: queryBoolean.optional().meta({
    description: 'Only snoozed tasks, or only those that are not. Default: both.',
  }),
  fields: fieldsOf(task),
  ...page,
});

const assignee = z
  .int()
  .min(1)
  .nullable()
  .meta({ description: 'A member of the organization or an agent of one, or null for nobody.', example: 7 });

const dates = {
  due_at: instant.nullable().optional().meta({
    description:
      'Null takes it away. When it comes and the task is not done, the assignee gets a mail, else admins and owners: once for each due date, unless they have turned that off.',
  }),
  snoozed_until: instant
    .nullable()
    .optional()
    .meta({
      description: `In the future, at most ${MAX_TASK_SNOOZE_DAYS} days ahead. Null ends the snooze, and so does \`done\`.`,
    }),
};

export const createTaskRequest = z
  .strictObject({
    title: z.string().trim().min(1).max(500),
    description: z.string().max(20_000).default(''),
    priority: taskPriority.default('medium'),
    assignee_id: assignee.optional(),
    email_id: z.int().min(1).optional().meta({ description: 'An email of this organization.' }),
    ...dates,
  })
  .meta({ id: 'CreateTaskRequest', example: { title: 'Call the courier', priority: 'high' } });
export type CreateTask = z.infer<typeof createTaskRequest>;

export const updateTaskRequest = z
  .strictObject({
    status: taskStatus.optional(),
    priority: taskPriority.optional(),
    assignee_id: assignee.optional(),
    ...dates,
    position: position.optional().meta({
      description:
        'A text between the positions of two tasks puts the task between them. The history does not keep it.',
    }),
  })
  .refine(
    (body) => Object.keys(body).length > 0,
    'expected at least one of status, priority, assignee_id, due_at, snoozed_until, position',
  )
  .meta({ id: 'UpdateTaskRequest', example: { status: 'in_progress' } });
export type UpdateTask = z.infer<typeof updateTaskRequest>;

const TASK_FIELDS = ['status', 'priority', 'assignee', 'due_at', 'snoozed_until'] as const;
export type TaskField = (typeof TASK_FIELDS)[number];

export const taskChange = z
  .object({
    id: z.int(),
    task_id: z.int(),
    field: z.enum(TASK_FIELDS),
    from: z.string().nullable().meta({
      description:
        'The value before. For `assignee`, the id of the user or agent; for `due_at` and `snoozed_until`, a time.',
    }),
    to: z.string().nullable().meta({
      description: 'The value after. A status `done` also ends a snooze, without a change of its own.',
    }),
    actor: z.string().meta({
      description: '`user:<id>`, `key:<id>`, `agent:<id>`, `rule:<id>` or `system`.',
      example: 'user:1',
    }),
    agent: z
      .object({ name: z.string(), user_id: z.int() })
      .nullable()
      .meta({ description: 'The agent, and the member for whom it acted, if `actor` is one.' }),
    created_at: timestamp,
  })
  .meta({ id: 'TaskChange' });
export type TaskChange = z.infer<typeof taskChange>;

export const taskDeleted = z
  .object({ message: z.string().meta({ example: 'The task is deleted.' }) })
  .meta({ id: 'TaskDeleted' });

export const taskHistoryQuery = z.strictObject({
  fields: fieldsOf(taskChange),
  limit: page.limit,
  cursor: page.cursor,
});
