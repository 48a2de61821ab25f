import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ProviderId } from './providers.ts';

/** The purpose of a consent flow: it can only be completed for this. */
export type Purpose = 'sign-in' | 'link' | 'mailbox';

export const oauthStates = sqliteTable('oauth_states', {
  stateHash: text('state_hash').primaryKey(),
  purpose: text().$type<Purpose>().notNull(),
  provider: text().$type<ProviderId>().notNull(),
  organizationId: integer('organization_id').notNull(),
  userId: integer('user_id').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text().notNull(),
  details: text({ mode: 'json' }).notNull(),
  expiresAt: integer('expires_at').notNull(),
});
