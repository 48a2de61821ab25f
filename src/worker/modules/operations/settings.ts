import { currentKey } from '../../platform/encryption.ts';
import type { Env } from '../../platform/env.ts';
import { hasSystemMail } from '../../platform/outside/system-mail.ts';

interface Missing {
  name: string;
  why: string;
}

/** Lists the settings that every installation needs, and that this one lacks. */
export function listMissingSettings(env: Env): Missing[] {
  return [
    ...(env.PUBLIC_URL
      ? []
      : [{ name: 'PUBLIC_URL', why: 'Links in mails and addresses for other services begin with it.' }]),
    ...(hasSystemMail(env)
      ? []
      : [
          {
            name: 'SYSTEM_MAIL_FROM',
            why: 'Without it, and a mail server (SYSTEM_SMTP_URL) or the Email Service, no links are mailed that verify an address or reset a password, nor this to the operator.',
          },
        ]),
    ...(env.SIDECAR_URL || env.SIDECAR
      ? []
      : [{ name: 'SIDECAR', why: 'Without the container no inbox is read.' }]),
    ...(env.SIDECAR_TOKEN ? [] : [{ name: 'SIDECAR_TOKEN', why: 'The sidecar refuses calls without it.' }]),
    ...missingKey(env),
  ];
}

function missingKey(env: Env): Missing[] {
  try {
    currentKey(env);
    return [];
  } catch (error) {
    return [{ name: 'ENCRYPTION_KEY_1', why: (error as Error).message }];
  }
}
