import { z } from 'zod';
import { fieldsOf, page, queryBoolean, timestamp } from '../common.ts';

export const NOTICE_KINDS = ['mention', 'assignment', 'reply', 'caption', 'proposal', 'failure'] as const;
export const noticeKind = z.enum(NOTICE_KINDS).meta({
  description: [
    'What happened:',
    '',
    '- `mention`: a note mentions you',
    '- `assignment`: a conversation or a task was assigned to you',
    '- `reply`: mail or a note came into a conversation that you follow',
    '- `caption`: a caption waits for approval',
    '- `proposal`: an agent that acts for you waits for approval',
    '- `failure`: an email of a conversation that you follow was not sent or came back, a caption was not posted, or an endpoint was switched off',
  ].join('\n'),
  example: 'mention',
});
export type NoticeKind = z.infer<typeof noticeKind>;

/** `unread` counts no further. */
export const MAX_UNREAD = 100;
/** Notifications that one call may mark as read by their ids. */
export const MAX_READ_IDS = 200;
/** Days for which notifications are kept, and how many of each member. */
export const KEPT_DAYS = 90;
export const KEPT_NOTIFICATIONS = 1_000;

const id = z.int().meta({ example: 4294967297 });
const unread = z
  .int()
  .min(0)
  .max(MAX_UNREAD)
  .meta({
    description: `How many are unread; ${MAX_UNREAD} stands for as many and more.`,
    example: 3,
  });

export const notification = z
  .object({
    id,
    kind: noticeKind,
    text: z.string().meta({
      description:
        'The subject of the conversation, the title of the task, the beginning of the caption, or what failed. Never the text of a mail. May be empty.',
      example: 'My parcel',
    }),
    path: z.string().meta({
      description: 'Where it leads to: an address of the dashboard, without the host.',
      example: '/mail/4294967297',
    }),
    actor: z
      .object({
        id: z.int().meta({ example: 7 }),
        name: z.string().meta({ example: 'Kim Sato' }),
      })
      .nullable()
      .meta({
        description: 'The user who did it. Null if it was nobody of the organization, or Herald itself.',
      }),
    thread_id: z.int().nullable().meta({
      description: 'The conversation, for `/api/threads/{id}`: the id of one of its emails.',
      example: 4294967297,
    }),
    task_id: z.int().nullable().meta({ description: 'For `/api/tasks/{id}`.', example: null }),
    created_at: timestamp,
    read_at: timestamp.nullable().meta({ description: 'Null while it is unread.', example: null }),
  })
  .meta({ id: 'Notification' });
export type Notification = z.infer<typeof notification>;

export const listNotificationsQuery = z.strictObject({
  unread: queryBoolean.optional().meta({ description: '`true`: only unread ones; `false`: only read ones.' }),
  fields: fieldsOf(notification),
  limit: page.limit,
  cursor: page.cursor,
});
export type ListNotifications = z.infer<typeof listNotificationsQuery>;

export const notificationList = z
  .object({ items: z.array(notification), unread })
  .meta({ id: 'NotificationList' });
export type NotificationList = z.infer<typeof notificationList>;

const ONE_OF = 'expected exactly one of ids, up_to and thread_id';
export const readNotificationsRequest = z
  .strictObject({
    ids: z
      .array(z.int().min(1))
      .min(1)
      .max(MAX_READ_IDS)
      .optional()
      .meta({
        description: 'Their ids. Unknown ones are ignored.',
        example: [4294967297],
      }),
    up_to: z.int().min(1).optional().meta({
      description: 'The id of one: it and all older ones.',
      example: 4294967297,
    }),
    thread_id: z.int().min(1).optional().meta({
      description: 'All about the conversation with this email.',
      example: 4294967297,
    }),
  })
  .refine((body) => Object.values(body).filter((value) => value !== undefined).length === 1, ONE_OF)
  .meta({ id: 'ReadNotificationsRequest', example: { ids: [4294967297] } });
export type ReadNotifications = z.infer<typeof readNotificationsRequest>;

export const notificationsRead = z
  .object({
    read: z.int().min(0).meta({ description: 'How many were unread before.', example: 1 }),
    unread,
  })
  .meta({ id: 'NotificationsRead' });
export type NotificationsRead = z.infer<typeof notificationsRead>;

export const following = z
  .object({ following: z.boolean().meta({ description: 'Whether you follow the conversation.' }) })
  .meta({ id: 'Following' });
export type Following = z.infer<typeof following>;
