import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { InstallationName } from '../installation.ts';
import { Stop } from './stop.ts';

export interface Options {
  installation: InstallationName;
  /** The desired number of databases; at least the current one. */
  databases: number;
  /** Variables to set, or to delete if the value is empty. */
  vars: Record<string, string>;
  /** Secrets to set. */
  secrets: Record<string, string>;
}

const USAGE =
  'npm run deploy -- [--staging] [--databases 2] [--set NAME=value] [--secret NAME], with the value of a secret in the environment';

/** The questions' answers, which environment variables can also provide. */
const ANSWERS = ['PUBLIC_URL', 'OPERATOR_EMAIL', 'SYSTEM_SMTP_URL'];

/** Reads the command line of `npm run deploy`. Throws a Stop with exit code 2 if it is wrong. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options {
  let values: { staging?: boolean; databases?: string; set?: string[]; secret?: string[] };
  try {
    ({ values } = parseArgs({
      args,
      options: {
        staging: { type: 'boolean' },
        databases: { type: 'string' },
        set: { type: 'string', multiple: true },
        secret: { type: 'string', multiple: true },
      },
    }));
  } catch (error) {
    throw new Stop((error as Error).message, USAGE, 2);
  }
  const databases = Number(values.databases ?? 1);
  if (!Number.isInteger(databases) || databases < 1 || databases > 100) {
    throw new Stop(`--databases takes a number from 1 to 100, not "${values.databases}".`, USAGE, 2);
  }
  const known = knownNames();
  const check = (name: string) => {
    if (ANSWERS.includes(name)) {
      throw new Stop(`${name} is the answer to a question.`, `Run: ${name}=… npm run deploy`, 2);
    }
    if (known.has(name) || /^ENCRYPTION_KEY_[1-9]\d*$/.test(name)) return;
    throw new Stop(`Herald reads no setting named ${name}.`, 'docs/configuration.md has them all.', 2);
  };
  const vars = (values.set ?? []).map((text) => {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
    if (!name) throw new Stop(`--set takes NAME=value, not "${text}".`, USAGE, 2);
    check(name);
    if (isSecret(name)) throw new Stop(`${name} is a secret.`, `Use --secret ${name}.`, 2);
    return [name, value];
  });
  const secrets = (values.secret ?? []).map((name) => {
    check(name);
    const value = env[name];
    if (!value) {
      throw new Stop(
        `The environment has no ${name}.`,
        `Run: ${name}=… npm run deploy -- --secret ${name}`,
        2,
      );
    }
    return [name, value];
  });
  return {
    installation: values.staging ? 'staging' : 'production',
    databases,
    vars: Object.fromEntries(vars),
    secrets: Object.fromEntries(secrets),
  };
}

/** Returns whether a setting must not be stored in a file. */
const isSecret = (name: string) => /_(?:KEY|SECRET|TOKEN)(?:_\d+)?$/.test(name);

/** Returns the names of all settings that the Worker reads. */
function knownNames(): Set<string> {
  const declared = readFileSync('src/worker/platform/env.ts', 'utf8');
  return new Set([...declared.matchAll(/^ {2}([A-Z][A-Z0-9_]+)\??: string;$/gm)].map(([, name]) => name!));
}
