import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const secondFactors = sqliteTable('second_factors', {
  userId: integer('user_id').primaryKey(),
  secret: text().notNull(),
  encryptionKey: integer('encryption_key').notNull(),
  createdAt: integer('created_at').notNull(),
  enabledAt: integer('enabled_at'),
  lastStep: integer('last_step'),
  failures: integer().notNull().default(0),
  lockedUntil: integer('locked_until'),
});

export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    userId: integer('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const signInChallenges = sqliteTable('sign_in_challenges', {
  idHash: text('id_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  remember: integer({ mode: 'boolean' }).notNull(),
  attempts: integer().notNull().default(0),
  expiresAt: integer('expires_at').notNull(),
});

export const trustedDevices = sqliteTable('trusted_devices', {
  tokenHash: text('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});
