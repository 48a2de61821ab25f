import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The clients, grants and tokens of the OAuth server, by the keys of its library. In the directory. */
export const oauthValues = sqliteTable('oauth_values', {
  key: text().primaryKey(),
  value: text().notNull(),
  metadata: text({ mode: 'json' }).$type<unknown>(),
  /** Milliseconds since 1970. */
  expiresAt: integer('expires_at'),
});
export type OAuthValue = typeof oauthValues.$inferSelect;
