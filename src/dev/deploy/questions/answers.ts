import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Installation } from '../../installation.ts';
import type { Found } from '../look.ts';
import { Stop } from '../stop.ts';

/** How Herald sends system mail. */
export type SystemMail = 'smtp' | 'cloudflare' | 'none';

/** The operator's answers and settings. Contains no secrets. */
export interface Answers {
  /** The Cloudflare account id. */
  account?: string;
  mail?: SystemMail;
  /** The Worker's variables, such as PUBLIC_URL. */
  vars: Record<string, string>;
  /** The database ids, in order, as of the last deployment. */
  databases: string[];
}

/** Returns null before the first deployment from this folder. */
export function readAnswers({ answersFile }: Installation): Answers | null {
  return existsSync(answersFile) ? JSON.parse(readFileSync(answersFile, 'utf8')) : null;
}

/** Reads the answers from the deployed Worker, for a folder from which it was not deployed. */
export function recoverAnswers({ worker }: Pick<Found, 'worker'>): Answers {
  if (!worker) return { vars: {}, databases: [] };
  const { bindings, secrets } = worker;
  const vars = bindings.filter(({ name, type }) => type === 'plain_text' && name !== 'ENVIRONMENT');
  const databases = bindings.filter(({ type }) => type === 'd1');
  const numberOf = (name: string) => Number(name.split('_')[1] ?? 1);
  const hasSender = vars.some(({ name }) => name === 'SYSTEM_MAIL_FROM');
  const otherMail = hasSender ? 'cloudflare' : 'none';
  return {
    mail: secrets.includes('SYSTEM_SMTP_URL') ? 'smtp' : otherMail,
    vars: Object.fromEntries(vars.map(({ name, text = '' }) => [name, text])),
    databases: databases.toSorted((a, b) => numberOf(a.name) - numberOf(b.name)).map(({ id = '' }) => id),
  };
}

/** Throws a Stop if a previous database is missing or replaced: Herald would take its mail and files for deleted. */
export function checkDatabases(
  answers: Answers,
  found: Pick<Found, 'databases'>,
  { answersFile }: Installation,
): void {
  for (const [i, id] of answers.databases.entries()) {
    const database = found.databases[i];
    if (database?.id === id) continue;
    throw new Stop(
      `Database ${i + 1} of the last deployment (${id}) is ${database ? `not ${database.name}` : 'gone'}.`,
      `Bring it back under its name. To start over without its data, delete ${answersFile} and the Worker.`,
    );
  }
}

export function writeAnswers({ answersFile }: Installation, answers: Answers): void {
  writePrivately(answersFile, `${JSON.stringify(answers, null, 2)}\n`);
}

/** Replaces a file atomically, readable only by its owner. */
export function writePrivately(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
