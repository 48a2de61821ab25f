import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { EmailAnalysis, ThreadSummary } from '../../../contract/ai/insight.ts';
import type { ReplyWriter } from '../../../contract/ai/preferences.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

export const aiPreferences = sqliteTable('ai_preferences', {
  organizationId: integer('organization_id').primaryKey(),
  isEnabled: integer('is_enabled', { mode: 'boolean' }).notNull().default(true),
  model: text(),
  fallbackModel: text('fallback_model'),
  dailyTokens: integer('daily_tokens'),
  analyzeNewEmails: integer('analyze_new_emails', { mode: 'boolean' }).notNull().default(false),
  urgencySetsPriority: integer('urgency_sets_priority', { mode: 'boolean' }).notNull().default(false),
  suggestReplies: integer('suggest_replies', { mode: 'boolean' }).notNull().default(false),
  /** Hosts that answers may link to, besides those of the inboxes. */
  knownHosts: text('known_hosts', { mode: 'json' }).$type<string[]>().notNull().default([]),
  replyWriter: text('reply_writer').$type<ReplyWriter>().notNull().default('built_in'),
  /** The last email processed by automatic analysis. */
  analyzedUpTo: integer('analyzed_up_to'),
  updatedAt: integer('updated_at').notNull(),
});

export type PreferencesRow = typeof aiPreferences.$inferSelect;

/** An organization's own key for a provider, encrypted. */
export const aiKeys = sqliteTable(
  'ai_keys',
  {
    organizationId: integer('organization_id').notNull(),
    provider: text().$type<'openai' | 'anthropic'>().notNull(),
    secretId: text('secret_id').notNull(),
    apiKey: text('api_key').notNull(),
    lastFour: text('last_four').notNull(),
    /** The address of the server. Null for the provider's own. */
    baseUrl: text('base_url'),
    models: text({ mode: 'json' }).$type<string[]>().notNull(),
    updatedAt: integer('updated_at').notNull(),
    encryptionKey: integer('encryption_key')
      .notNull()
      .generatedAlwaysAs(sql`CAST(api_key AS INTEGER)`, { mode: 'virtual' }),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.provider] })],
);

export type KeyRow = typeof aiKeys.$inferSelect;

export const aiUsageDays = sqliteTable(
  'ai_usage_days',
  {
    organizationId: integer('organization_id').notNull(),
    day: text().notNull(),
    model: text().notNull(),
    feature: text().notNull(),
    /** The id of the user; 0 for Herald itself. */
    userId: integer('user_id').notNull(),
    calls: integer().notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    chargedTokens: integer('charged_tokens').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organizationId, table.day, table.model, table.feature, table.userId],
    }),
  ],
);

/** The calls of an organization in its latest minute. */
export const aiRates = sqliteTable('ai_rates', {
  organizationId: integer('organization_id').primaryKey(),
  minute: integer().notNull(),
  calls: integer().notNull(),
});

/** Requests with an Idempotency-Key. */
export const aiRequests = sqliteTable(
  'ai_requests',
  {
    organizationId: integer('organization_id').notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** The answer. Null while the request runs. */
    answer: text({ mode: 'json' }).$type<unknown>(),
    /** The claim of the call that runs it. */
    claim: text().notNull(),
    leaseUntil: integer('lease_until').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.key] })],
);

export const aiAnalyses = sqliteTable('ai_analyses', {
  emailId: integer('email_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  analysis: text({ mode: 'json' }).$type<EmailAnalysis>().notNull(),
  createdAt: integer('created_at').notNull(),
});

/**
 * A summary with the ids of the emails that it covers. Merging, splitting and deleting change the emails of a
 * conversation.
 */
export type KeptSummary = ThreadSummary & { email_ids?: number[] };

/** Summaries of threads, by the newest email that they cover. */
export const aiSummaries = sqliteTable('ai_summaries', {
  lastEmailId: integer('last_email_id').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  summary: text({ mode: 'json' }).$type<KeptSummary>().notNull(),
  createdAt: integer('created_at').notNull(),
});

export const aiChats = sqliteTable(
  'ai_chats',
  {
    id: integer().primaryKey(),
    organizationId: integer('organization_id').notNull(),
    userId: integer('user_id').notNull(),
    title: text().notNull(),
    messages: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('ai_chats_newest').on(table.organizationId, table.userId, table.updatedAt)],
);

export const aiChatMessages = sqliteTable(
  'ai_chat_messages',
  {
    chatId: integer('chat_id').notNull(),
    position: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
    role: text().$type<'user' | 'assistant'>().notNull(),
    text: text().notNull(),
    citations: text({ mode: 'json' }).$type<number[]>().notNull(),
    /** What agents' proposals were made for it. */
    proposals: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chatId, table.position] })],
);

/** The messages of chats that cite an email. */
export const aiCitations = sqliteTable(
  'ai_citations',
  {
    emailId: integer('email_id').notNull(),
    chatId: integer('chat_id').notNull(),
    position: integer().notNull(),
    organizationId: integer('organization_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.emailId, table.chatId, table.position] })],
);

shows('settings', aiPreferences);
shows('settings', aiKeys);
shows('tokens', aiUsageDays);
shows('insight', aiAnalyses, 'email_id');
shows('insight', aiSummaries);
shows('chat', aiChats, 'id');
shows('chat', aiChatMessages, 'chat_id');
exported(aiAnalyses);
exported(aiSummaries);
exported(aiChats, { ofUser: (userId) => sql`t.user_id = ${userId}` });
exported(aiChatMessages, {
  ofUser: (userId) => sql`t.chat_id IN (SELECT id FROM ${aiChats} AS c
    WHERE c.organization_id = t.organization_id AND c.user_id = ${userId})`,
});
