import type { InboxAuth } from '../../../contract/inboxes.ts';
import { DomainError } from '../../../lib/errors.ts';
import type { Tag } from '../../../lib/tags.ts';
import type { Connection } from '../../../sidecar/protocol.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { EMAIL_SERVICE } from '../../platform/outside/email-service.ts';
import { isProofAwaited, proofAddressOf } from './claims/limits.ts';
import { getAccessToken } from './connect/access.ts';
import { sendsBy } from './fields.ts';
import type { InboxRow } from './schema.ts';
import { openPasswords } from './secrets.ts';
import { findInbox } from './store.ts';

export interface OpenInbox {
  id: number;
  name: string;
  emailAddress: string;
  aliases: string[];
  tag: Tag;
  isActive: boolean;
  auth: InboxAuth;
  /** Milliseconds: the last change by a user. */
  updatedAt: number;
  /** Null for all mail, 0 for no older mail. */
  readBackDays: number | null;
  imap: Connection;
  /** Null if the inbox only receives mail. */
  smtp: Connection | null;
  /** The address that the last proof message was sent to, and the hash of the code in it. */
  proofAddress: string;
  proofHash: string | null;
  /** Whether the proof message has not been found yet, and may still be. */
  isProofAwaited: boolean;
}

/**
 * Returns the inbox, active or not, with its credentials in clear text: for reading and sending, never for a response
 * or a log. A connected inbox has an access token that is valid for some minutes, and is not `refusedToken`, which a
 * server has refused. Null if the inbox does not exist. Throws DomainError `PASSWORD_UNREADABLE`, and for a connected
 * inbox `CONSENT_WITHDRAWN`, `TOKEN_ENDPOINT_FAILED` or `NOT_CONFIGURED`.
 */
export async function openInbox(ctx: Ctx, id: number, refusedToken?: string): Promise<OpenInbox | null> {
  const row = await findInbox(ctx, id);
  return row ? openInboxRow(ctx, row, refusedToken) : null;
}

/** Works like `openInbox` for a row that is already read. */
export async function openInboxRow(ctx: Ctx, row: InboxRow, refusedToken?: string): Promise<OpenInbox> {
  const secrets = await secretsOf(ctx, row, refusedToken).catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    ctx.log.error('inbox.password_unreadable', error, { inbox: row.id });
    throw new DomainError(
      'refused',
      'PASSWORD_UNREADABLE',
      'The configured encryption keys do not open the stored passwords. Enter the passwords again, or connect the mailbox again.',
    );
  });
  return {
    id: row.id,
    name: row.name,
    emailAddress: row.emailAddress,
    aliases: row.aliases,
    tag: row.tag,
    isActive: row.isActive,
    auth: row.auth,
    updatedAt: row.updatedAt,
    readBackDays: row.readBackDays,
    imap: { host: row.imapHost, port: row.imapPort, user: row.imapUser, tls: row.imapTls, ...secrets.imap },
    smtp: smtpOf(ctx, row, secrets.smtp),
    proofAddress: proofAddressOf(row),
    proofHash: row.proofHash,
    isProofAwaited: isProofAwaited(row, ctx.now()),
  };
}

function smtpOf(ctx: Ctx, row: InboxRow, secret: Secret): Connection | null {
  const by = sendsBy(ctx.env, row);
  if (by === 'cloudflare') return EMAIL_SERVICE;
  return by && { host: row.smtpHost, port: row.smtpPort, user: row.smtpUser, tls: row.smtpTls, ...secret };
}

type Secret = Pick<Connection, 'password' | 'access_token'>;

async function secretsOf(
  ctx: Ctx,
  row: InboxRow,
  refusedToken: string | undefined,
): Promise<{ imap: Secret; smtp: Secret }> {
  if (row.auth !== 'password') {
    const secret = { access_token: await getAccessToken(ctx, row, refusedToken) };
    return { imap: secret, smtp: secret };
  }
  const { imapPassword, smtpPassword } = await openPasswords(ctx.env, row);
  return { imap: { password: imapPassword }, smtp: { password: smtpPassword } };
}
