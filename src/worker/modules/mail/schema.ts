import { sql } from 'drizzle-orm';
import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ConversationState } from '../../../contract/mail/conversations.ts';
import type {
  AutoReplyStatus,
  BounceAction,
  Direction,
  EmailProblem,
  RecipientKind,
  SendState,
} from '../../../contract/mail/emails.ts';
import type { TaskStatus } from '../../../contract/tasks.ts';
import type { Tag } from '../../../lib/tags.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

export interface Recipients {
  to: string[];
  cc: string[];
  reply_to: string[];
}

export const emails = sqliteTable('emails', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  saveId: text('save_id').notNull(),
  threadId: integer('thread_id').notNull(),
  messageId: text('message_id').notNull(),
  inReplyTo: text('in_reply_to'),
  direction: text().$type<Direction>().notNull(),
  tag: text().$type<Tag>().notNull(),
  isRead: integer('is_read', { mode: 'boolean' }).notNull(),
  receivedAt: integer('received_at').notNull(),
  createdAt: integer('created_at').notNull(),
  fromAddress: text('from_address').notNull(),
  fromName: text('from_name').notNull(),
  toAddress: text('to_address').notNull(),
  recipients: text({ mode: 'json' }).$type<Recipients>().notNull(),
  subject: text().notNull(),
  bodyText: text('body_text').notNull(),
  bodyHtml: blob('body_html', { mode: 'buffer' }),
  bodyKey: text('body_key'),
  rawKey: text('raw_key'),
  size: integer().notNull(),
  inboxId: integer('inbox_id'),
  sendState: text('send_state').$type<SendState>(),
  arrivedAt: integer('arrived_at').notNull().default(0),
  isAddressed: integer('is_addressed', { mode: 'boolean' }).notNull().default(false),
  isAutomatic: integer('is_automatic', { mode: 'boolean' }).notNull().default(false),
  isBounce: integer('is_bounce', { mode: 'boolean' }).notNull().default(false),
  automaticReason: text('automatic_reason'),
  htmlRules: integer('html_rules').notNull().default(1),
  problems: text({ mode: 'json' }).$type<EmailProblem[]>(),
  readingRules: integer('reading_rules').notNull().default(1),
  /** Whether the conversation is in spam or trash. */
  isHidden: integer('is_hidden', { mode: 'boolean' }).notNull().default(false),
  /** Null: older mail that is not filled in yet. */
  snippet: text(),
  /** Whether its contacts have counted it. */
  inContacts: integer('in_contacts', { mode: 'boolean' }).notNull().default(false),
  /** The sender of an inbound email, the recipient of an outbound one, in lower case. */
  person: text().generatedAlwaysAs(sql`from_address`, { mode: 'virtual' }),
  /** The person's address without a +detail. */
  contactAddress: text('contact_address').generatedAlwaysAs(sql`person`, { mode: 'virtual' }),
  /** The user who sent it. */
  sentBy: integer('sent_by'),
  /** The actor who had Herald send it (`actorName`): for an API key, `sentBy` is its creator. Null for other mail. */
  actor: text(),
  /** Minutes from the first inbound email of the conversation to its first reply, in the row of that reply. */
  replyMinutes: integer('reply_minutes'),
  /** Whether the reports count it. */
  inReports: integer('in_reports', { mode: 'boolean' }).notNull().default(false),
  /** `foldedCharacters` of subject, text and people. Null if unknown. */
  folds: text(),
  sortId: integer('sort_id').generatedAlwaysAs(sql`id`, { mode: 'virtual' }),
});

export const threads = sqliteTable('threads', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  messageCount: integer('message_count').notNull(),
  /** The thread that takes this one in. Used only inside the batch of a save. */
  mergedInto: integer('merged_into'),
  shownId: integer('shown_id'),
  state: text().$type<ConversationState>().notNull().default('open'),
  snoozedUntil: integer('snoozed_until'),
  /** The time at which it was moved to spam or trash, or last received mail there; null elsewhere. */
  hiddenAt: integer('hidden_at'),
  labels: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
  lastEmailId: integer('last_email_id'),
  lastAt: integer('last_at'),
  direction: text().$type<Direction>(),
  firstMessageId: text('first_message_id'),
  subject: text(),
  unreadCount: integer('unread_count').notNull().default(0),
  hasAttachment: integer('has_attachment', { mode: 'boolean' }).notNull().default(false),
  tags: text({ mode: 'json' }).$type<Tag[]>().notNull().default([]),
  participants: text({ mode: 'json' }).$type<KeptParticipant[]>().notNull().default([]),
  taskId: integer('task_id'),
  taskStatus: text('task_status').$type<TaskStatus>(),
  assigneeId: integer('assignee_id'),
  /** The hash of the token of the last merge or split by a person. */
  shapedBy: text('shaped_by'),
});

/** The latest email, the address, and the name prefixed with the id of the email that has it. */
export type KeptParticipant = [emailId: number, address: string, name: string];

export const threadPlaces = sqliteTable(
  'thread_places',
  {
    organizationId: integer('organization_id').notNull(),
    box: text().$type<Box>().notNull(),
    state: text().$type<ConversationState>().notNull(),
    direction: text().$type<Direction>().notNull(),
    isRead: integer('is_read', { mode: 'boolean' }).notNull(),
    lastAt: integer('last_at').notNull(),
    threadId: integer('thread_id').notNull(),
    assigneeId: integer('assignee_id').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.organizationId,
        table.box,
        table.state,
        table.direction,
        table.isRead,
        table.lastAt,
        table.threadId,
      ],
    }),
  ],
);

/** A list of conversations: all, those with a tag, or those with a label, by its id. */
export type Box = '' | Tag | `${number}`;

/**
 * The box of the conversations of a user, or of nobody (0), which is counted but not listed. No tag has such a name, in
 * any case.
 */
export type AssigneeBox = `ASSIGNEE:${number}`;

/** Organizations whose older conversations are not counted by assignee yet. */
export const assigneeCountFills = sqliteTable('assignee_count_fills', {
  organizationId: integer('organization_id').primaryKey(),
});

export const threadCounts = sqliteTable(
  'thread_counts',
  {
    organizationId: integer('organization_id').notNull(),
    box: text().$type<Box | AssigneeBox>().notNull(),
    state: text().$type<ConversationState>().notNull(),
    direction: text().$type<Direction>().notNull(),
    isRead: integer('is_read', { mode: 'boolean' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.box, table.state, table.direction, table.isRead],
    }),
  ],
);

export const labels = sqliteTable('labels', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  name: text().notNull(),
  color: text().notNull(),
  createdAt: integer('created_at').notNull(),
  /** Cron removes the label from its conversations, and then deletes the row. */
  deletedAt: integer('deleted_at'),
});
export type LabelRow = typeof labels.$inferSelect;

export const conversationUndos = sqliteTable(
  'conversation_undos',
  {
    organizationId: integer('organization_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    threadId: integer('thread_id').notNull(),
    expiresAt: integer('expires_at').notNull(),
    state: text().$type<ConversationState>().notNull(),
    snoozedUntil: integer('snoozed_until'),
    assigneeId: integer('assignee_id'),
    newState: text('new_state').$type<ConversationState>().notNull(),
    newAssigneeId: integer('new_assignee_id'),
    labels: text({ mode: 'json' }).$type<number[]>().notNull(),
    newLabels: text('new_labels', { mode: 'json' }).$type<number[]>().notNull(),
    /** Id, status (null if unchanged) and assignee of each task in the change. */
    tasks: text({ mode: 'json' }).$type<[number, TaskStatus | null, number | null][]>().notNull(),
    shapedBy: text('shaped_by'),
    /** Id and previous tag of each email whose tag changes. */
    tags: text({ mode: 'json' }).$type<[number, Tag][]>().notNull(),
    newTag: text('new_tag').$type<Tag>(),
    newSnoozedUntil: integer('new_snoozed_until'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.tokenHash, table.threadId] })],
);

export const threadMessages = sqliteTable(
  'thread_messages',
  {
    organizationId: integer('organization_id').notNull(),
    messageId: text('message_id').notNull(),
    threadId: integer('thread_id').notNull(),
    /** The email that added the id. Null if unknown. */
    emailId: integer('email_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.messageId] })],
);

export const attachments = sqliteTable(
  'attachments',
  {
    emailId: integer('email_id').notNull(),
    position: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    filename: text().notNull(),
    contentType: text('content_type').notNull(),
    size: integer().notNull(),
    contentId: text('content_id'),
    isInline: integer('is_inline', { mode: 'boolean' }).notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.emailId, table.position] })],
);

export const bounces = sqliteTable(
  'bounces',
  {
    emailId: integer('email_id').notNull(),
    position: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    recipient: text(),
    action: text().$type<BounceAction>().notNull(),
    status: text(),
    diagnostic: text(),
    bouncedEmailId: integer('bounced_email_id'),
    originalMessageId: text('original_message_id'),
  },
  (table) => [primaryKey({ columns: [table.emailId, table.position] })],
);

export const emailCounts = sqliteTable(
  'email_counts',
  {
    organizationId: integer('organization_id').notNull(),
    tag: text().$type<Tag>().notNull(),
    direction: text().$type<Direction>().notNull(),
    isRead: integer('is_read', { mode: 'boolean' }).notNull(),
    count: integer().notNull(),
    /** The count by `periodOf` the email. Null: not counted yet. */
    periods: text({ mode: 'json' }).$type<Record<string, number>>(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.tag, table.direction, table.isRead] })],
);

/** The sending of an email by Herald. */
export const outgoing = sqliteTable('outgoing', {
  emailId: integer('email_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  inboxId: integer('inbox_id').notNull(),
  automatic: integer({ mode: 'boolean' }).notNull(),
  queuedAt: integer('queued_at').notNull(),
  attempts: integer().notNull().default(0),
  lease: text(),
  sentAt: integer('sent_at'),
  code: text(),
  detail: text().notNull().default(''),
  reply: text(),
  takenBack: integer('taken_back', { mode: 'boolean' }).notNull().default(false),
});

/** The recipients of an email that Herald sends. */
export const outgoingRecipients = sqliteTable(
  'outgoing_recipients',
  {
    emailId: integer('email_id').notNull(),
    position: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    address: text().notNull(),
    kind: text().$type<RecipientKind>().notNull(),
    state: text().$type<SendState>().notNull(),
    detail: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.emailId, table.position] })],
);

/** An automatic reply to an email: written, sent, discarded or skipped. */
export const autoReplies = sqliteTable('auto_replies', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  emailId: integer('email_id').notNull(),
  inboxId: integer('inbox_id'),
  origin: text().$type<'responder' | 'engine'>().notNull(),
  recipient: text().notNull(),
  status: text().$type<AutoReplyStatus>().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  html: text().notNull(),
  messageId: text('message_id'),
  sentEmailId: integer('sent_email_id'),
  model: text(),
  reason: text(),
  claim: text(),
  claimedUntil: integer('claimed_until'),
  createdAt: integer('created_at').notNull(),
  askedAt: integer('asked_at'),
  /** The rule that replies, even if automatic replies are off for the inbox. */
  ruleId: integer('rule_id'),
});

/** The last email that the rules of an organization have processed. */
export const ruleCursors = sqliteTable('rule_cursors', {
  organizationId: integer('organization_id').primaryKey(),
  runUpTo: integer('run_up_to').notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
});

shows('email', emails, 'id');
shows('thread', threads);
shows('thread', threadPlaces);
shows('email', bounces, 'email_id');
shows('label', labels, 'id');
shows('email', outgoing, 'email_id');
shows('email', outgoingRecipients, 'email_id');
shows('reply', autoReplies, 'id');
exported(emails, { without: ['save_id', 'body_key', 'raw_key', 'folds'] });
exported(threads, { without: ['shaped_by'] });
exported(labels);
exported(attachments, { without: ['key'] });
exported(bounces);
exported(outgoingRecipients);
exported(autoReplies, { without: ['claim', 'claimed_until'] });
