import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ApiKeyScope } from '../../../contract/identity/api-keys.ts';
import type { SendHold } from '../../../contract/identity/settings.ts';
import type { Language } from '../../../lib/language.ts';
import type { TagList } from '../../../lib/tags.ts';
import type { Role } from '../../platform/ctx.ts';
import { grantsAccess, shows } from '../../platform/data/shown.ts';

export const organizations = sqliteTable('organizations', {
  id: integer().primaryKey({ autoIncrement: true }),
  name: text().notNull(),
  slug: text().notNull(),
  logo: text(),
  metadata: text({ mode: 'json' }).$type<Record<string, unknown>>(),
  createdAt: integer('created_at').notNull(),
  deletesAt: integer('deletes_at'),
  closedAt: integer('closed_at'),
  /** The database with its rows: 1 is `DB`, n is `DB_n`. */
  database: integer().notNull().default(1),
  tags: text({ mode: 'json' }).$type<TagList>(),
  tagsVersion: integer('tags_version').notNull().default(0),
});

export const users = sqliteTable('users', {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull(),
  name: text().notNull(),
  image: text(),
  emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
  passwordHash: text('password_hash'),
  twoFactorEnabled: integer('two_factor_enabled', { mode: 'boolean' }).notNull().default(false),
  company: text(),
  phone: text(),
  timezone: text().notNull().default('UTC'),
  language: text().$type<Language>().notNull().default('en'),
  notifications: text({ mode: 'json' }).$type<Record<string, boolean>>().notNull().default({}),
  sendHoldSeconds: integer('send_hold_seconds').$type<SendHold>().notNull().default(10),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  deletesAt: integer('deletes_at'),
  forgottenUpTo: integer('forgotten_up_to'),
});

export const members = sqliteTable(
  'members',
  {
    organizationId: integer('organization_id').notNull(),
    userId: integer('user_id').notNull(),
    role: text().$type<Role>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

export const sessions = sqliteTable('sessions', {
  idHash: text('id_hash').primaryKey(),
  publicId: text('public_id').notNull(),
  userId: integer('user_id').notNull(),
  organizationId: integer('organization_id').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  remember: integer({ mode: 'boolean' }).notNull().default(true),
});

export const apiKeys = sqliteTable('api_keys', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  keyHash: text('key_hash').notNull(),
  lastFour: text('last_four').notNull(),
  createdAt: integer('created_at').notNull(),
  revokedAt: integer('revoked_at'),
  scopes: text({ mode: 'json' }).$type<ApiKeyScope[]>(),
  expiresAt: integer('expires_at'),
  lastUsedAt: integer('last_used_at'),
});

export const signInFailures = sqliteTable('sign_in_failures', {
  accountHash: text('account_hash').primaryKey(),
  failures: integer().notNull(),
  windowEndsAt: integer('window_ends_at').notNull(),
});

export type SignInMethod = 'password' | 'google' | 'two_factor';
export type SignInOutcome = 'signed_in' | 'second_factor_asked' | 'wrong_password' | 'wrong_code';

export const loginHistory = sqliteTable('login_history', {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  outcome: text().$type<SignInOutcome>().notNull(),
  method: text().$type<SignInMethod>().notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
});

shows('settings', organizations);
shows('member', users);
shows('member', members, 'user_id');
shows('api_key', apiKeys, 'id');
grantsAccess(members);
grantsAccess(sessions);
grantsAccess(apiKeys);
