import type { UpdateInboxRequest } from '../../../contract/inboxes.ts';
import { normalHost } from '../../platform/address-guard.ts';
import type { Env } from '../../platform/env.ts';
import { DomainError, invalid } from '../../platform/errors.ts';
import type { InboxFields, InboxRow } from './schema.ts';
import { sealSecret } from './secrets.ts';

/** An inbox that signs in with passwords. */
export const BY_PASSWORD = {
  auth: 'password',
  refreshToken: null,
  accessToken: null,
  accessExpiresAt: null,
  consent: null,
} as const;

/** The columns of the given fields, passwords sealed. */
export async function toFields(
  env: Env,
  secretId: string,
  input: UpdateInboxRequest,
): Promise<Partial<InboxFields>> {
  const { imap_password, smtp_password } = input;
  return {
    name: input.name,
    emailAddress: input.email_address?.toLowerCase(),
    tag: input.tag,
    imapHost: hostOf('imap_host', input.imap_host),
    imapPort: input.imap_port,
    imapUser: input.imap_user,
    imapPassword: imap_password && (await sealSecret(env, secretId, 'imap_password', imap_password)),
    imapTls: input.imap_tls,
    smtpHost: hostOf('smtp_host', input.smtp_host),
    smtpPort: input.smtp_port,
    smtpUser: input.smtp_user,
    smtpPassword: smtp_password && (await sealSecret(env, secretId, 'smtp_password', smtp_password)),
    smtpTls: input.smtp_tls,
    isActive: input.is_active,
    autoReplyEnabled: input.auto_reply_enabled,
  };
}

function hostOf(field: string, host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const normal = normalHost(host);
  if (normal === null) throw invalid(field, 'a host name or an address, without scheme and port');
  return normal;
}

/** Whether fields of the servers are given, or of the users there. */
export function namesServers(input: UpdateInboxRequest): boolean {
  return Object.keys(input).some((field) => /^(imap|smtp)_/.test(field));
}

/**
 * What becomes of the access that a connected inbox has. Its servers are the provider's: only with passwords for both
 * can they be others, and then the access is forgotten. So nobody can have it sent to a server of their own. Throws
 * `refused`, INBOX_CONNECTED.
 */
export function accessAfter(current: InboxRow, input: UpdateInboxRequest): Partial<InboxFields> {
  if (current.auth === 'password' || !namesServers(input)) return {};
  if (input.imap_password !== undefined && input.smtp_password !== undefined) return BY_PASSWORD;
  throw new DomainError(
    'refused',
    'INBOX_CONNECTED',
    `Servers and users of an inbox that is connected are those of ${current.auth}. To turn it over to passwords, give imap_password and smtp_password, and all that changes with them.`,
  );
}

/**
 * A stored password is for the server that it was given for: it goes to another one, or there in clear text, only when
 * somebody who knows it gives it again. Throws `invalid`, which names the passwords that are missing.
 */
export function requirePasswords(current: InboxRow, changes: Partial<InboxFields>): void {
  const isOther = (key: keyof InboxFields) => changes[key] !== undefined && changes[key] !== current[key];
  const needsPassword = (side: 'imap' | 'smtp') =>
    isOther(`${side}Host`) ||
    isOther(`${side}Port`) ||
    (isOther(`${side}Tls`) && changes[`${side}Tls`] === false);
  const missing = (['imap', 'smtp'] as const).filter(
    (side) => needsPassword(side) && !changes[`${side}Password`],
  );
  if (missing.length === 0) return;
  const errors = missing.map((side) => ({
    path: `${side}_password`,
    message: `needed with another ${side}_host or ${side}_port, and to turn ${side}_tls off: the stored password is not sent to another server, nor in clear text`,
  }));
  const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new DomainError('invalid', 'VALIDATION_FAILED', detail, { errors });
}

/** True when what is known of the mailbox may no longer hold: other credentials, or switched on again. */
export function readsAnew(current: InboxRow, changes: Partial<InboxFields>): boolean {
  const keys = ['imapHost', 'imapPort', 'imapUser', 'imapTls', 'imapPassword'] as const;
  return (
    keys.some((key) => changes[key] !== undefined && changes[key] !== current[key]) ||
    (changes.isActive === true && !current.isActive)
  );
}
