import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export type TokenKind = 'verify_email' | 'reset_password';

export const oneTimeTokens = sqliteTable('one_time_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  kind: text().$type<TokenKind>().notNull(),
  userId: integer('user_id').notNull(),
  email: text().notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
});
