import { DomainError } from '../../../../lib/errors.ts';
import type { Env } from '../../../platform/env.ts';
import type { ProviderId } from '../../../platform/outside/oauth/providers.ts';
import type { InboxFields } from '../schema.ts';

/** The parameters of a consent page (RFC 6749, section 4.1.1). */
export interface ConsentParameters {
  scopes: string[];
  parameters: Record<string, string>;
}

/**
 * Google issues a refresh token only for `access_type=offline`, and another one only with `prompt=consent`. Microsoft
 * reports the mailbox in `preferred_username`, which needs the scope `profile`.
 */
export const CONSENT: Record<ProviderId, ConsentParameters> = {
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

/** Returns the scopes required for reading and sending mail. */
export function mailScopes(provider: ProviderId): string[] {
  return CONSENT[provider].scopes.filter((scope) => scope.startsWith('https://'));
}

type Servers = Pick<InboxFields, 'imapHost' | 'imapPort' | 'imapTls' | 'smtpHost' | 'smtpPort' | 'smtpTls'>;

const SERVERS: Record<ProviderId, string> = {
  google: 'imap.gmail.com:993,smtp.gmail.com:465',
  microsoft: 'outlook.office365.com:993,smtp.office365.com:587',
};

/** Returns the provider's mail servers, or the configured ones: in clear text only where private hosts are allowed. */
export function mailServers(env: Env, provider: ProviderId): Servers {
  const override = provider === 'google' ? env.GOOGLE_MAIL_SERVERS : env.MICROSOFT_MAIL_SERVERS;
  const parts = /^([\w.-]+):(\d{1,5}),([\w.-]+):(\d{1,5})$/.exec(override || SERVERS[provider]);
  if (!parts) {
    const name = `${provider.toUpperCase()}_MAIL_SERVERS`;
    const detail = `${name} must have the form imap.example.com:993,smtp.example.com:465.`;
    throw new DomainError('unavailable', 'NOT_CONFIGURED', detail);
  }
  const [, imapHost = '', imapPort, smtpHost = '', smtpPort] = parts;
  const tls = !override || env.ALLOW_PRIVATE_HOSTS !== '1';
  return {
    imapHost,
    imapPort: Number(imapPort),
    imapTls: tls,
    smtpHost,
    smtpPort: Number(smtpPort),
    smtpTls: tls,
  };
}
