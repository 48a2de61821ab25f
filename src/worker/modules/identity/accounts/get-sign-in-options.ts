import type { z } from 'zod';
import type { signInOptions } from '../../../../contract/identity/auth.ts';
import type { Env } from '../../../platform/env.ts';
import { findProvider } from '../../../platform/outside/oauth/providers.ts';
import { hasSystemMail } from '../../../platform/outside/system-mail.ts';
import { signUpRule } from './sign-up-rule.ts';

/**
 * Returns the ways to sign in here, for visitors. Includes the demo account and the mail server of development only
 * there.
 */
export function getSignInOptions(env: Env): z.infer<typeof signInOptions> {
  const [email, password] = (env.DEMO_ACCOUNT ?? '').split(' ');
  const isDemo = env.ENVIRONMENT !== 'production' && email && password;
  return {
    google: findProvider(env, 'google') !== null,
    links: hasSystemMail(env),
    signUp: signUpRule(env),
    demo: isDemo ? { email, password } : null,
    developmentMail: env.ENVIRONMENT === 'production' ? null : developmentMail(env.DEVELOPMENT_MAIL ?? ''),
  };
}

function developmentMail(variable: string) {
  const parts = /^(\S+) ([\w.-]+):(\d{1,5}) ([\w.-]+):(\d{1,5}) (\S+)$/.exec(variable);
  if (!parts) return null;
  const [, domain = '', imapHost = '', imapPort, smtpHost = '', smtpPort, password = ''] = parts;
  return {
    domain,
    imap_host: imapHost,
    imap_port: Number(imapPort),
    smtp_host: smtpHost,
    smtp_port: Number(smtpPort),
    password,
  };
}
