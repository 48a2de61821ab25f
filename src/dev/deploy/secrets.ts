/** Finds the secrets to deploy with the Worker's code, in one version. No file of this folder contains them. */
import { randomBytes } from 'node:crypto';
import { Stop } from './stop.ts';

interface Secrets {
  /** Secrets that the Worker lacks, or that are to be replaced. */
  values: Record<string, string>;
  /** Generated secrets that the operator must keep. */
  shown: Record<string, string>;
}

interface Situation {
  /** The names of the secrets that the Worker has. */
  present: string[];
  /** Whether the databases may contain encrypted data. */
  hasUsers: boolean;
  given: Record<string, string>;
  isTerminal: boolean;
}

const newKey = () => randomBytes(32).toString('base64');

/** Throws a Stop if the operator must provide a key: to decrypt data, or because nobody would see a new one. */
export function findSecrets({ present, hasUsers, given, isTerminal }: Situation): Secrets {
  const values = { ...given };
  const shown: Record<string, string> = {};
  const has = (name: string) => present.includes(name) || name in values;
  const makeKept = (name: string) => {
    const fromEnvironment = process.env[name];
    if (!fromEnvironment && !isTerminal) {
      throw new Stop(
        `${name} is missing, and only a terminal shows one that is made here.`,
        `Make one with: openssl rand -base64 32. Keep it where you keep passwords, and set ${name} to it.`,
        2,
      );
    }
    values[name] = fromEnvironment || newKey();
    if (!fromEnvironment) shown[name] = values[name];
  };

  const hasKey = [...present, ...Object.keys(values)].some((name) => name.startsWith('ENCRYPTION_KEY_'));
  if (!hasKey) {
    if (hasUsers && !process.env['ENCRYPTION_KEY_1']) {
      throw new Stop(
        'The Worker has no encryption key, and the database holds data that is encrypted with one.',
        'Set ENCRYPTION_KEY_1 to the key that was shown at the first deployment, and run the same command again. ' +
          'For further keys: ENCRYPTION_KEY_2=… npm run deploy -- --secret ENCRYPTION_KEY_2.',
      );
    }
    makeKept('ENCRYPTION_KEY_1');
  }
  if (!has('OPERATOR_TOKEN')) makeKept('OPERATOR_TOKEN');
  if (!has('SIDECAR_TOKEN')) values['SIDECAR_TOKEN'] = newKey();
  for (const [name, value] of Object.entries(values)) {
    const isKey = name.startsWith('ENCRYPTION_KEY_');
    if (isKey && (!/^[A-Za-z\d+/]{43}=$/.test(value) || Buffer.from(value, 'base64').length !== 32)) {
      throw new Stop(`${name} is not 32 bytes in base64.`, 'Make one with: openssl rand -base64 32', 2);
    }
  }
  return { values, shown };
}

/** Returns the text that shows new keys, once. */
export function sayKept(shown: Record<string, string>): string {
  const lines = Object.entries(shown).map(([name, value]) => `  ${name}=${value}`);
  return [
    '',
    'Keep these where you keep passwords. They are shown only now, and nobody can read them from Cloudflare:',
    '',
    ...lines,
    '',
    'Without ENCRYPTION_KEY_1 no backup can be restored, as the passwords of all mailboxes are encrypted with it.',
    'If this command showed others before and failed, those were never used: forget them.',
    '',
  ].join('\n');
}
