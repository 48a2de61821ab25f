import { DomainError } from '../../../lib/errors.ts';
import type { Connection } from '../../../sidecar/protocol.ts';
import { forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import type { Env } from '../../platform/env.ts';
import { EMAIL_SERVICE } from '../../platform/outside/email-service.ts';
import { hasSystemMail } from '../../platform/outside/system-mail.ts';
import { openInbox, selectSendingInboxes } from '../inboxes/index.ts';

/** A mail server or the Email Service, and the address to send from. */
export interface Sender {
  smtp: Connection;
  from: string;
}

/** Throws `unavailable`, NOT_CONFIGURED, when the service cannot send mail of its own. */
export function requireSystemSender(env: Env): void {
  if (hasSystemMail(env)) return;
  throw new DomainError(
    'unavailable',
    'NOT_CONFIGURED',
    'Neither SYSTEM_SMTP_URL nor SYSTEM_MAIL_FROM is set: the service cannot mail links that verify an address or reset a password.',
  );
}

/**
 * Finds the service's own mail server or Cloudflare's Email Service, else the oldest active inbox of the organization
 * that can send, with an access token other than `refusedToken`. Throws `unavailable`, NO_SENDER.
 */
export async function findSender(
  ctx: ServiceCtx,
  organizationId: number | null,
  refusedToken?: string,
): Promise<Sender> {
  const system = systemSender(ctx.env);
  if (system) return system;
  const own = organizationId === null ? null : forOrganization(ctx, organizationId);
  const [[first] = []] = own ? await commit(database(own), [selectSendingInboxes(own)]) : [];
  const inbox = own && first && (await openInbox(own, first.id, refusedToken));
  if (inbox?.smtp) return { smtp: inbox.smtp, from: inbox.emailAddress };
  throw new DomainError(
    'unavailable',
    'NO_SENDER',
    'No mail server for notices is available: set SYSTEM_SMTP_URL, or connect an inbox.',
  );
}

function systemSender(env: Env): Sender | null {
  const from = env.SYSTEM_MAIL_FROM;
  if (!env.SYSTEM_SMTP_URL) return env.EMAIL && from ? { smtp: EMAIL_SERVICE, from } : null;
  const url = new URL(env.SYSTEM_SMTP_URL);
  if (!['smtp:', 'smtps:'].includes(url.protocol) || !from) {
    throw new Error('SYSTEM_SMTP_URL must begin with smtps:// and come with SYSTEM_MAIL_FROM.');
  }
  const tls = url.protocol === 'smtps:';
  return {
    smtp: {
      host: url.hostname,
      port: Number(url.port || (tls ? 465 : 25)),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      tls,
    },
    from,
  };
}
