import { sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Platform } from '../../../../contract/stream/stream.ts';
import { shows } from '../../../platform/data/shown.ts';

export const platformCredentials = sqliteTable(
  'platform_credentials',
  {
    organizationId: integer('organization_id').notNull(),
    platform: text().$type<Platform>().notNull(),
    /** The id of the secret. Each new secret changes it, so that holders of an old one notice. */
    secretId: text('secret_id').notNull(),
    /** The secret as JSON, sealed. */
    secret: text().notNull(),
    accountId: text('account_id'),
    accountName: text('account_name'),
    scopes: text({ mode: 'json' }).$type<string[]>().notNull(),
    expiresAt: integer('expires_at'),
    lastCheckedAt: integer('last_checked_at'),
    problemCode: text('problem_code').$type<PlatformCode>(),
    problemMessage: text('problem_message'),
    /** The time before which the platform accepts no calls. */
    waitUntil: integer('wait_until'),
    /** The lease to renew the tokens, and its end. */
    refreshLease: text('refresh_lease'),
    refreshUntil: integer('refresh_until'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    encryptionKey: integer('encryption_key')
      .notNull()
      .generatedAlwaysAs(sql`CAST(secret AS INTEGER)`, { mode: 'virtual' }),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.platform] })],
);

export type CredentialRow = typeof platformCredentials.$inferSelect;

shows('settings', platformCredentials);
