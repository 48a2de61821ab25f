import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CaptionEvent, CaptionStatus } from '../../../../contract/stream/captions.ts';
import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';
import type { Progress } from '../platforms/platform.ts';

/** Events that need captions: a stream that went live or ended, a milestone. */
export const occasions = sqliteTable('occasions', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  event: text().$type<CaptionEvent>().notNull(),
  /** A stream or a milestone. */
  subjectId: integer('subject_id').notNull(),
  createdAt: integer('created_at').notNull(),
});
export type OccasionRow = typeof occasions.$inferSelect;

export const captions = sqliteTable('captions', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  occasionId: integer('occasion_id').notNull(),
  event: text().$type<CaptionEvent>().notNull(),
  streamId: integer('stream_id'),
  milestoneId: integer('milestone_id'),
  platform: text().$type<Platform>().notNull(),
  text: text().notNull(),
  /** The name of a public image. */
  image: text(),
  /** Whether it is an Instagram story, shown for a day without the text. */
  isStory: integer('is_story', { mode: 'boolean' }).notNull().default(false),
  status: text().$type<CaptionStatus>().notNull(),
  skipReason: text('skip_reason').$type<'user' | 'expired'>(),
  version: integer().notNull().default(1),
  model: text().notNull(),
  expiresAt: integer('expires_at'),
  approvedBy: integer('approved_by'),
  approvedAt: integer('approved_at'),
  queuedAt: integer('queued_at'),
  /** The ID of the call that queued it. */
  dispatch: text(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: integer('next_attempt_at'),
  progress: text({ mode: 'json' }).$type<Progress>().notNull().default({}),
  /** The time at which the publishing call began, while its outcome is unknown. */
  publishingAt: integer('publishing_at'),
  /** The number of times that the platform was asked for the outcome. */
  reads: integer().notNull().default(0),
  errorCode: text('error_code').$type<PlatformCode>(),
  errorMessage: text('error_message'),
  postId: text('post_id'),
  postUrl: text('post_url'),
  postedAt: integer('posted_at'),
  /** Whether the post was edited to say that the stream has ended. */
  isEdited: integer('is_edited', { mode: 'boolean' }).notNull().default(false),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});
export type CaptionRow = typeof captions.$inferSelect;

shows('caption', captions, 'id');
exported(captions);
exported(occasions);
