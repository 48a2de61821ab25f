import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Role } from '../../../platform/ctx.ts';
import { shows } from '../../../platform/data/shown.ts';

export type InvitationStatus = 'pending' | 'accepted' | 'rejected' | 'canceled';

export const invitations = sqliteTable('invitations', {
  id: text().primaryKey(),
  organizationId: integer('organization_id').notNull(),
  email: text().notNull(),
  role: text().$type<Role>().notNull(),
  status: text().$type<InvitationStatus>().notNull(),
  inviterId: integer('inviter_id').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

shows('member', invitations);
