import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { SuggestionKind } from '../../../../contract/calendar/suggestions.ts';
import type { SuggestedTime } from '../../../../lib/meetings/index.ts';
import { exported } from '../../../platform/data/exported.ts';
import { shows } from '../../../platform/data/shown.ts';

export const calendarSuggestions = sqliteTable('calendar_suggestions', {
  id: integer().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  emailId: integer('email_id').notNull(),
  key: text().notNull(),
  kind: text().$type<SuggestionKind>().notNull(),
  isFromModel: integer('is_from_model', { mode: 'boolean' }).notNull(),
  /**
   * The state. `replaced` means that the conversation has a newer suggestion for the time, or the calendar an event.
   */
  state: text().$type<'open' | 'accepted' | 'dismissed' | 'replaced'>().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  confidence: real().notNull(),
  /** Starts and ends in UTC, as `toISOString` writes them; dates if all day. */
  times: text({ mode: 'json' }).$type<SuggestedTime[]>().notNull(),
  endsAt: integer('ends_at').notNull(),
  removeAt: integer('remove_at').notNull(),
  eventId: integer('event_id'),
  createdAt: integer('created_at').notNull(),
});

export type SuggestionRow = typeof calendarSuggestions.$inferSelect;

shows('suggestion', calendarSuggestions, 'id');
exported(calendarSuggestions, { without: ['key'] });
