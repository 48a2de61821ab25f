import type { Inbox, ReadBack, UpdateInboxRequest } from '../../../contract/inboxes.ts';
import { DomainError, invalid } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Env } from '../../platform/env.ts';
import { normalHost } from '../../platform/outside/address-guard.ts';
import { serviceDomains } from '../../platform/outside/system-mail.ts';
import type { InboxFields, InboxRow } from './schema.ts';
import { sealSecret } from './secrets.ts';
import { findOrAddTag } from './tags/change-tags.ts';

/** The columns of an inbox that signs in with passwords. */
export const BY_PASSWORD = {
  auth: 'password',
  refreshToken: null,
  accessToken: null,
  accessExpiresAt: null,
  consent: null,
} as const;

/** Returns the columns for the fields in a request, with the passwords sealed. */
export async function toFields(
  ctx: Ctx,
  secretId: string,
  input: UpdateInboxRequest,
): Promise<Partial<InboxFields>> {
  const { env } = ctx;
  const { imap_password } = input;
  return {
    name: input.name,
    emailAddress: input.email_address?.toLowerCase(),
    aliases: input.aliases && [...new Set(input.aliases.map((alias) => alias.toLowerCase()))],
    tag: input.tag === undefined ? undefined : await findOrAddTag(ctx, input.tag),
    imapHost: hostOf('imap_host', input.imap_host),
    imapPort: input.imap_port,
    imapUser: input.imap_user,
    imapPassword: imap_password && (await sealSecret(env, secretId, 'imap_password', imap_password)),
    imapTls: input.imap_tls,
    ...(await smtpFields(env, secretId, input)),
    isActive: input.is_active,
    autoReplyEnabled: input.auto_reply_enabled,
    readBackDays: readBackDaysOf(input.read_back),
  };
}

/** Returns all addresses of an inbox, its own first. */
export function addressesOf({ emailAddress, aliases }: Pick<InboxRow, 'emailAddress' | 'aliases'>): string[] {
  return [emailAddress, ...aliases];
}

/** Returns the column for `read_back`; undefined without one. */
export function readBackDaysOf(readBack: ReadBack | undefined): number | null | undefined {
  if (readBack === 'all') return null;
  return readBack === 'none' ? 0 : readBack;
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

type SendingFields = Pick<InboxRow, 'smtpHost' | 'emailAddress' | 'addressProof'>;

export function hasSmtp({ smtpHost }: Pick<InboxRow, 'smtpHost'>): boolean {
  return smtpHost !== '';
}

/**
 * Returns what sends the mail of an inbox: its SMTP server; without one, Cloudflare's Email Service, if its domain is
 * set up there and the address is proven for this mailbox. Null for an inbox that only receives mail.
 */
export function sendsBy(env: Env, inbox: SendingFields): Inbox['sends_by'] {
  if (hasSmtp(inbox)) return 'smtp';
  const domain = inbox.emailAddress.split('@')[1]!;
  return inbox.addressProof === 'proven' && serviceDomains(env).includes(domain) ? 'cloudflare' : null;
}

/**
 * Returns the addresses that an inbox that can send may send from, its own first. Its SMTP server decides about the others;
 * the Email Service sends from those that are proven at its domains.
 */
export function senderAddresses(
  env: Env,
  inbox: Pick<InboxRow, 'smtpHost' | 'emailAddress' | 'aliases' | 'aliasProofs'>,
): string[] {
  if (hasSmtp(inbox)) return addressesOf(inbox);
  const domains = serviceDomains(env);
  const maySend = (alias: string) =>
    inbox.aliasProofs[alias] === 'proven' && domains.includes(alias.split('@')[1]!);
  return [inbox.emailAddress, ...inbox.aliases.filter(maySend)];
}

const SMTP_FIELDS = ['smtp_host', 'smtp_port', 'smtp_user', 'smtp_password'] as const;

/**
 * Requires all SMTP fields together. `isSet`: whether the inbox already has an SMTP server. Throws `invalid`, which
 * names the fields that are missing, or that must be absent because the request removes the server.
 */
export function requireCompleteSmtp(isSet: boolean, input: UpdateInboxRequest): void {
  const isRemoved = input.smtp_host === null;
  const invalidFields = SMTP_FIELDS.filter((field) => {
    const value = input[field];
    if (isRemoved) return value != null;
    return isSet ? value === null : value == null;
  });
  const isAbsent = !isSet && [...SMTP_FIELDS, 'smtp_tls' as const].every((field) => input[field] == null);
  if (invalidFields.length === 0 || isAbsent) return;
  const message = isRemoved
    ? 'expected no value, because smtp_host null removes the SMTP server'
    : 'expected smtp_host, smtp_port, smtp_user and smtp_password together; or, for an inbox that only receives mail, none of them or smtp_host null';
  const errors = invalidFields.map((path) => ({ path, message }));
  const detail = errors.map(({ path }) => `${path}: ${message}`).join('; ');
  throw new DomainError('invalid', 'VALIDATION_FAILED', detail, { errors });
}

/** Throws `refused` (SMTP_MISSING) if the inbox would reply automatically but cannot send. */
export function requireSenderToReply(
  env: Env,
  inbox: SendingFields & Pick<InboxFields, 'autoReplyEnabled'>,
): void {
  if (!inbox.autoReplyEnabled || sendsBy(env, inbox)) return;
  throw new DomainError(
    'refused',
    'SMTP_MISSING',
    'An inbox without an SMTP server cannot reply. Set its smtp_ fields, or set auto_reply_enabled to false.',
    { errors: [{ path: 'auto_reply_enabled', message: 'needs an SMTP server' }] },
  );
}

function hostOf(field: string, host: string | undefined): string | undefined {
  if (host === undefined) return undefined;
  const normal = normalHost(host);
  if (normal === null) throw invalid(field, 'expected a host name or an address, without scheme and port');
  return normal;
}

/** Returns whether the request has fields of a server: its host, port, user, password or TLS. */
export function hasServerFields(input: UpdateInboxRequest): boolean {
  return Object.keys(input).some((field) => /^(imap|smtp)_/.test(field));
}

/**
 * Returns the access columns of an inbox after a change. A connected inbox has the servers of its provider. These can
 * only change with a password for each server, which deletes the access, so that nobody can have its token sent to
 * their own server. Throws `refused` (INBOX_CONNECTED).
 */
export function accessAfterChange(current: InboxRow, input: UpdateInboxRequest): Partial<InboxFields> {
  if (current.auth === 'password' || !hasServerFields(input)) return {};
  const hasSmtpPassword = input.smtp_host === null || input.smtp_password != null;
  if (input.imap_password !== undefined && hasSmtpPassword) return BY_PASSWORD;
  throw new DomainError(
    'refused',
    'INBOX_CONNECTED',
    `A connected inbox has the servers and the user of ${current.auth}. To change it to passwords, send imap_password, smtp_password, and the server fields that change.`,
  );
}

/**
 * Requires the password for a change that would send it to another server or in clear text, so that only a user who
 * knows it can do that. Throws `invalid`, which names the missing passwords.
 */
export function requirePasswords(current: InboxRow, changes: Partial<InboxFields>): void {
  const isChanged = (key: keyof InboxFields) => changes[key] !== undefined && changes[key] !== current[key];
  const needsPassword = (side: 'imap' | 'smtp') =>
    isChanged(`${side}Host`) ||
    isChanged(`${side}Port`) ||
    (isChanged(`${side}Tls`) && changes[`${side}Tls`] === false);
  const missing = (['imap', 'smtp'] as const).filter(
    (side) => needsPassword(side) && !changes[`${side}Password`],
  );
  if (missing.length === 0) return;
  const errors = missing.map((side) => ({
    path: `${side}_password`,
    message: `expected with a new ${side}_host or ${side}_port, and to turn ${side}_tls off: Herald does not send the stored password to another server, nor in clear text`,
  }));
  const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new DomainError('invalid', 'VALIDATION_FAILED', detail, { errors });
}

/** Returns whether a change of IMAP fields, `read_back` or activation requires reading the mailbox again. */
export function needsSync(current: InboxRow, changes: Partial<InboxFields>): boolean {
  const keys = ['imapHost', 'imapPort', 'imapUser', 'imapTls', 'imapPassword', 'readBackDays'] as const;
  return (
    keys.some((key) => changes[key] !== undefined && changes[key] !== current[key]) ||
    (changes.isActive === true && !current.isActive)
  );
}
