import type { UpdateInboxRequest } from '../../../contract/inboxes.ts';
import type { Env } from '../../platform/env.ts';
import { DomainError, invalid } from '../../platform/errors.ts';
import { normalHost } from '../../platform/outside/address-guard.ts';
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
  const { imap_password } = input;
  return {
    name: input.name,
    emailAddress: input.email_address?.toLowerCase(),
    tag: input.tag,
    imapHost: hostOf('imap_host', input.imap_host),
    imapPort: input.imap_port,
    imapUser: input.imap_user,
    imapPassword: imap_password && (await sealSecret(env, secretId, 'imap_password', imap_password)),
    imapTls: input.imap_tls,
    ...(await smtpFields(env, secretId, input)),
    isActive: input.is_active,
    autoReplyEnabled: input.auto_reply_enabled,
  };
}

async function smtpFields(env: Env, secretId: string, input: UpdateInboxRequest) {
  const { smtp_host, smtp_port, smtp_user, smtp_password, smtp_tls } = input;
  const seal = (plain: string) => sealSecret(env, secretId, 'smtp_password', plain);
  if (smtp_host === null) {
    return { smtpHost: '', smtpPort: 0, smtpUser: '', smtpPassword: await seal(''), smtpTls: true };
  }
  return {
    smtpHost: hostOf('smtp_host', smtp_host),
    smtpPort: smtp_port ?? undefined,
    smtpUser: smtp_user ?? undefined,
    smtpPassword: smtp_password ? await seal(smtp_password) : undefined,
    smtpTls: smtp_tls ?? undefined,
  };
}

/** False for an inbox that only reads. */
export function hasSmtp({ smtpHost }: Pick<InboxRow, 'smtpHost'>): boolean {
  return smtpHost !== '';
}

const SMTP_FIELDS = ['smtp_host', 'smtp_port', 'smtp_user', 'smtp_password'] as const;

/**
 * An SMTP server comes whole and goes whole. `before`: whether there is one. Throws `invalid`, which names the fields
 * that are missing, or that go with no server.
 */
export function requireWholeSmtp(before: boolean, input: UpdateInboxRequest): void {
  const takesAway = input.smtp_host === null;
  const wrong = SMTP_FIELDS.filter((field) => {
    const value = input[field];
    if (takesAway) return value != null;
    return before ? value === null : value == null;
  });
  const isUntouched = !before && [...SMTP_FIELDS, 'smtp_tls' as const].every((field) => input[field] == null);
  if (wrong.length === 0 || isUntouched) return;
  const message = takesAway
    ? 'of no use with smtp_host null, which takes the SMTP server away'
    : 'smtp_host, smtp_port, smtp_user and smtp_password come together; smtp_host null, or none of them: it only reads';
  const errors = wrong.map((path) => ({ path, message }));
  const detail = errors.map(({ path }) => `${path}: ${message}`).join('; ');
  throw new DomainError('invalid', 'VALIDATION_FAILED', detail, { errors });
}

/** Throws `refused`, SMTP_MISSING, for an inbox that would reply and cannot send. */
export function requireSmtpToReply(inbox: Pick<InboxFields, 'autoReplyEnabled' | 'smtpHost'>): void {
  if (!inbox.autoReplyEnabled || hasSmtp(inbox)) return;
  throw new DomainError(
    'refused',
    'SMTP_MISSING',
    'An inbox without an SMTP server only reads: it cannot reply. Give it the smtp_ fields, or set auto_reply_enabled to false.',
    { errors: [{ path: 'auto_reply_enabled', message: 'needs an SMTP server' }] },
  );
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
 * (or no SMTP server) can they be others, and then the access is forgotten. So nobody can have it sent to a server of
 * their own. Throws `refused`, INBOX_CONNECTED.
 */
export function accessAfter(current: InboxRow, input: UpdateInboxRequest): Partial<InboxFields> {
  if (current.auth === 'password' || !namesServers(input)) return {};
  const ofSmtp = input.smtp_host === null || input.smtp_password != null;
  if (input.imap_password !== undefined && ofSmtp) return BY_PASSWORD;
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
