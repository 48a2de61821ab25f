import type { Tag } from '../../../contract/emails.ts';
import type { Connection } from '../../../contract/sidecar.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Env } from '../../platform/env.ts';
import { DomainError } from '../../platform/errors.ts';
import { open, seal } from '../../platform/secrets.ts';
import type { InboxRow } from './schema.ts';
import { findInbox } from './store.ts';

export interface OpenInbox {
  id: number;
  name: string;
  emailAddress: string;
  tag: Tag;
  isActive: boolean;
  /** When somebody last changed it, milliseconds. */
  updatedAt: number;
  imap: Connection;
  smtp: Connection;
}

type PasswordColumn = 'imap_password' | 'smtp_password';

/** What a password is bound to: a ciphertext moved to another inbox or column does not open. */
const record = (secretId: string, column: PasswordColumn) => `inboxes/${secretId}/${column}`;

export function sealPassword(
  env: Env,
  secretId: string,
  column: PasswordColumn,
  plain: string,
): Promise<string> {
  return seal(env, plain, record(secretId, column));
}

/** Both passwords in clear. Throws when one does not open. */
export async function openPasswords(
  env: Env,
  row: InboxRow,
): Promise<{ imapPassword: string; smtpPassword: string }> {
  const [imapPassword, smtpPassword] = await Promise.all([
    open(env, row.imapPassword, record(row.secretId, 'imap_password')),
    open(env, row.smtpPassword, record(row.secretId, 'smtp_password')),
  ]);
  return { imapPassword, smtpPassword };
}

/**
 * The inbox, active or not, with its passwords in clear: for reading and sending, never for an answer or a log.
 * Null when there is none. Throws DomainError `PASSWORD_UNREADABLE`.
 */
export async function openInbox(ctx: Ctx, id: number): Promise<OpenInbox | null> {
  const row = await findInbox(ctx, id);
  if (!row) return null;
  const { imapPassword, smtpPassword } = await openPasswords(ctx.env, row).catch((error) => {
    ctx.log.error('inbox.password_unreadable', error, { inbox: id });
    throw new DomainError(
      'refused',
      'PASSWORD_UNREADABLE',
      'The stored passwords cannot be opened with the encryption keys that are set. Enter them again.',
    );
  });
  return {
    id: row.id,
    name: row.name,
    emailAddress: row.emailAddress,
    tag: row.tag,
    isActive: row.isActive,
    updatedAt: row.updatedAt,
    imap: {
      host: row.imapHost,
      port: row.imapPort,
      user: row.imapUser,
      password: imapPassword,
      tls: row.imapTls,
    },
    smtp: {
      host: row.smtpHost,
      port: row.smtpPort,
      user: row.smtpUser,
      password: smtpPassword,
      tls: row.smtpTls,
    },
  };
}
