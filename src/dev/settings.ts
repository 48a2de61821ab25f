import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

export interface Settings {
  port: number;
  imapPort: number;
  smtpPort: number;
  sidecarPort: number;
  stripePort: number;
  googlePort: number;
  stateDir: string;
  /** Whether to create the demo organization; false with DEMO=0. */
  demo: boolean;
}

/** Reads the settings of `npm start` from the environment. Throws an error that names an invalid variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = (name: string, fallback: number) => {
    const value = env[name] ?? '';
    if (value === '') return fallback;
    const number = Number(value);
    if (!Number.isInteger(number) || number < 1 || number > 65535) {
      throw new Error(`${name} must be a port number from 1 to 65535, not "${value}".`);
    }
    return number;
  };
  return {
    port: port('PORT', 8787),
    imapPort: port('IMAP_PORT', 1143),
    smtpPort: port('SMTP_PORT', 1025),
    sidecarPort: port('SIDECAR_PORT', 8788),
    stripePort: port('STRIPE_PORT', 8789),
    googlePort: port('GOOGLE_PORT', 8790),
    stateDir: resolve(env.STATE_DIR ?? '.state'),
    demo: env.DEMO !== '0',
  };
}

/** Returns the development secrets and the file that holds them. Generates them on the first start. */
export function developmentSecrets(stateDir: string): { file: string; values: Record<string, string> } {
  const file = join(stateDir, 'dev.vars');
  if (!existsSync(file)) {
    mkdirSync(stateDir, { recursive: true });
    const secrets = {
      ENCRYPTION_KEY_1: randomBytes(32).toString('base64'),
      SIDECAR_TOKEN: randomBytes(32).toString('base64url'),
    };
    const lines = Object.entries(secrets).map(([name, value]) => `${name}="${value}"\n`);
    writeFileSync(file, lines.join(''), { mode: 0o600 });
  }
  return { file, values: parseEnv(readFileSync(file, 'utf8')) as Record<string, string> };
}
