import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { AddressProof, Consent, InboxAuth } from '../../../contract/inboxes.ts';
import type { Tag } from '../../../lib/tags.ts';
import { exported } from '../../platform/data/exported.ts';
import { shows } from '../../platform/data/shown.ts';

export const inboxes = sqliteTable('inboxes', {
  id: integer().primaryKey({ autoIncrement: true }),
  organizationId: integer('organization_id').notNull(),
  secretId: text('secret_id').notNull(),
  name: text().notNull(),
  emailAddress: text('email_address').notNull(),
  aliases: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  tag: text().$type<Tag>().notNull(),
  imapHost: text('imap_host').notNull(),
  imapPort: integer('imap_port').notNull(),
  imapUser: text('imap_user').notNull(),
  imapPassword: text('imap_password').notNull(),
  imapTls: integer('imap_tls', { mode: 'boolean' }).notNull(),
  /** Empty if the inbox only receives mail; the other SMTP columns are then unused. */
  smtpHost: text('smtp_host').notNull(),
  smtpPort: integer('smtp_port').notNull(),
  smtpUser: text('smtp_user').notNull(),
  smtpPassword: text('smtp_password').notNull(),
  smtpTls: integer('smtp_tls', { mode: 'boolean' }).notNull(),
  isActive: integer('is_active', { mode: 'boolean' }).notNull(),
  autoReplyEnabled: integer('auto_reply_enabled', { mode: 'boolean' }).notNull(),
  autoReplySince: integer('auto_reply_since'),
  autoReplyAfter: integer('auto_reply_after').notNull().default(0),
  autoReplyRunAt: integer('auto_reply_run_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  encryptionKey: integer('encryption_key')
    .notNull()
    .generatedAlwaysAs(sql`min(CAST(imap_password AS INTEGER), CAST(smtp_password AS INTEGER))`, {
      mode: 'stored',
    }),
  auth: text().$type<InboxAuth>().notNull().default('password'),
  refreshToken: text('refresh_token'),
  accessToken: text('access_token'),
  accessExpiresAt: integer('access_expires_at'),
  consent: text().$type<Consent>(),
  /** Null for all mail, 0 for no older mail. */
  readBackDays: integer('read_back_days'),
  /** The state of the address in the directory (`claims`). */
  addressProof: text('address_proof').$type<AddressProof>().notNull().default('none'),
  /** The state of its other addresses there. Those that are missing have none. */
  aliasProofs: text('alias_proofs', { mode: 'json' })
    .$type<Record<string, AddressProof>>()
    .notNull()
    .default({}),
  /** When the last proof message was sent, the hash of its code, and whether it is still awaited. */
  proofAskedAt: integer('proof_asked_at'),
  proofHash: text('proof_hash'),
  /** The address that it went to. Null: its own one. */
  proofAddress: text('proof_address'),
  isProofOpen: integer('is_proof_open', { mode: 'boolean' }).notNull().default(false),
});

export type InboxRow = typeof inboxes.$inferSelect;
/** The columns that a user can change. */
export type InboxFields = Omit<
  InboxRow,
  | 'id'
  | 'organizationId'
  | 'secretId'
  | 'autoReplySince'
  | 'autoReplyAfter'
  | 'autoReplyRunAt'
  | 'createdAt'
  | 'updatedAt'
  | 'encryptionKey'
  | 'addressProof'
  | 'proofAskedAt'
  | 'proofHash'
  | 'proofAddress'
  | 'aliasProofs'
  | 'isProofOpen'
>;

shows('inbox', inboxes, 'id');
exported(inboxes, {
  without: [
    'secret_id',
    'imap_password',
    'smtp_password',
    'access_token',
    'refresh_token',
    'encryption_key',
    'proof_hash',
  ],
});
