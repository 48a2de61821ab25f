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
  modelsPort: number;
  youtubePort: number;
  discordPort: number;
  xPort: number;
  graphPort: number;
  sitePort: number;
  calComPort: number;
  calendlyPort: number;
  outgoingPort: number;
  /** Whether to simulate AI models, with AI_DEMO=1. */
  aiDemo: boolean;
  stateDir: string;
  /** The demo to create at the first start: none with DEMO=0, only the organization and its inboxes with DEMO=mail. */
  demo: 'none' | 'mail' | 'showcase';
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
    modelsPort: port('MODELS_PORT', 8791),
    youtubePort: port('YOUTUBE_PORT', 8792),
    discordPort: port('DISCORD_PORT', 8793),
    xPort: port('X_PORT', 8794),
    graphPort: port('GRAPH_PORT', 8795),
    sitePort: port('SITE_PORT', 8796),
    calComPort: port('CAL_COM_PORT', 8797),
    calendlyPort: port('CALENDLY_PORT', 8798),
    outgoingPort: port('OUTGOING_PORT', 8799),
    aiDemo: env.AI_DEMO === '1',
    stateDir: resolve(env.STATE_DIR ?? '.state'),
    demo: env.DEMO === '0' ? 'none' : env.DEMO === 'mail' ? 'mail' : 'showcase',
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

/** Variables without a default in `npm start`, passed on from its environment. */
const OPTIONAL = [
  'AI_OPENAI_BASE_URL',
  'AI_OPENAI_API_KEY',
  'AI_OPENAI_MODELS',
  'AI_ANTHROPIC_BASE_URL',
  'AI_ANTHROPIC_API_KEY',
  'AI_ANTHROPIC_MODELS',
  'AI_MODEL',
  'AI_TIMEOUT_MS',
  'AI_FIRST_TOKEN_TIMEOUT_MS',
  'AI_MAX_OUTPUT_TOKENS',
  'AI_RATE_PER_MINUTE',
  'UPKEEP',
];

/**
 * Writes the Worker's variables to a file, as the command line is visible to every user of this machine. Environment
 * variables override the values here. Returns the file.
 */
export function writeVariables(
  stateDir: string,
  values: Record<string, string>,
  env: NodeJS.ProcessEnv,
): string {
  const limits = Object.keys(env).filter((name) => name.startsWith('LIMIT_'));
  const names = [...new Set([...Object.keys(values), ...OPTIONAL, ...limits])];
  const lines = names.flatMap((name) => {
    const value = env[name] ?? values[name];
    return value === undefined ? [] : [`${name}=${quote(name, value)}\n`];
  });
  const file = join(stateDir, 'variables.env');
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return file;
}

function quote(name: string, value: string): string {
  const mark = ["'", '`', '"'].find((each) => !value.includes(each));
  if (mark === undefined) throw new Error(`${name} may not contain all of the quotation marks ' " and \`.`);
  return mark + value + mark;
}
