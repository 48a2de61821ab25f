import type { Env } from '../../../platform/env.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { ProviderId } from '../../../platform/outside/oauth/providers.ts';
import type { InboxFields } from '../schema.ts';

/** What is asked of the user, and with which words. */
export interface Ask {
  scopes: string[];
  parameters: Record<string, string>;
}

/**
 * Google gives a refresh token only for `access_type=offline`, and again only with `prompt=consent`. Microsoft names
 * the mailbox in `preferred_username`, which comes with `profile`.
 */
export const ASK: Record<ProviderId, Ask> = {
  google: {
    scopes: ['openid', 'email', 'https://mail.google.com/'],
    parameters: { access_type: 'offline', prompt: 'consent' },
  },
  microsoft: {
    scopes: [
      'openid',
      'email',
      'profile',
      'offline_access',
      'https://outlook.office.com/IMAP.AccessAsUser.All',
      'https://outlook.office.com/SMTP.Send',
    ],
    parameters: { prompt: 'select_account' },
  },
};

/** The scopes without which no mail comes or goes. */
export function mailScopes(provider: ProviderId): string[] {
  return ASK[provider].scopes.filter((scope) => scope.startsWith('https://'));
}

type Servers = Pick<InboxFields, 'imapHost' | 'imapPort' | 'imapTls' | 'smtpHost' | 'smtpPort' | 'smtpTls'>;

const SERVERS: Record<ProviderId, string> = {
  google: 'imap.gmail.com:993,smtp.gmail.com:465',
  microsoft: 'outlook.office365.com:993,smtp.office365.com:587',
};

/** The provider's mail servers, or those set in their place: in clear text only where private hosts are allowed. */
export function mailServers(env: Env, provider: ProviderId): Servers {
  const set = provider === 'google' ? env.GOOGLE_MAIL_SERVERS : env.MICROSOFT_MAIL_SERVERS;
  const parts = /^([\w.-]+):(\d{1,5}),([\w.-]+):(\d{1,5})$/.exec(set || SERVERS[provider]);
  if (!parts) {
    const name = `${provider.toUpperCase()}_MAIL_SERVERS`;
    const detail = `${name} must have the form imap.example.com:993,smtp.example.com:465.`;
    throw new DomainError('unavailable', 'NOT_CONFIGURED', detail);
  }
  const [, imapHost = '', imapPort, smtpHost = '', smtpPort] = parts;
  const tls = !set || env.ALLOW_PRIVATE_HOSTS !== '1';
  return {
    imapHost,
    imapPort: Number(imapPort),
    imapTls: tls,
    smtpHost,
    smtpPort: Number(smtpPort),
    smtpTls: tls,
  };
}
