import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { Stop } from './deploy/stop.ts';
import { deployedConfig, type InstallationName, installationOfCommand } from './installation.ts';
import { readSettings } from './settings.ts';
import { wranglerConfig } from './wrangler.ts';

const run = promisify(execFile);

export interface BoundDatabase {
  /** 1 is `DB`, n is `DB_n`. */
  number: number;
  name: string;
  id: string;
}

/** Lists the databases that a Wrangler configuration binds, in order. Throws if a number is missing. */
export function listBoundDatabases(config = wranglerConfig()): BoundDatabase[] {
  const {
    d1_databases,
  }: { d1_databases: { binding: string; database_name?: string; database_id?: string }[] } =
    unstable_readConfig({ config });
  const bound = d1_databases.map(({ binding, database_name = '', database_id = '' }) => {
    const number = binding === 'DB' ? 1 : Number(/^DB_([2-9]|[1-9]\d+)$/.exec(binding)?.[1]);
    return { number, name: database_name, id: database_id };
  });
  const databases = bound.toSorted((a, b) => a.number - b.number);
  for (const [i, { number }] of databases.entries()) {
    if (number !== i + 1) throw new Error(`${config}: name the databases DB, DB_2, DB_3 and so on.`);
  }
  return databases;
}

/** The target of a `wrangler d1` command: a state folder, with an optional Wrangler configuration, or a deployment. */
export type Place = { stateDir: string; config?: string } | InstallationName;

/** Returns the target of an operator command: `--production`, `--staging` or local. Throws without a database. */
export function placeOfCommand(args: string[]): Place {
  const installation = installationOfCommand(args);
  if (installation) return installation;
  const { stateDir } = readSettings(process.env);
  if (!existsSync(join(stateDir, 'v3', 'd1')))
    throw new Error('There is no database yet: run npm start first.');
  return { stateDir };
}

/** Lists the databases of a target, in order. */
export const databasesOf = (place: Place): BoundDatabase[] =>
  listBoundDatabases(typeof place === 'string' ? deployedConfig(place) : undefined);

/** Runs `wrangler d1` and returns its output. Throws an error with its error message. */
export async function wranglerD1(place: Place, ...command: string[]): Promise<string> {
  const where =
    typeof place === 'string'
      ? ['--remote', '--config', deployedConfig(place)]
      : ['--local', '--persist-to', place.stateDir, '--config', place.config ?? wranglerConfig()];
  try {
    const { stdout } = await run('wrangler', ['d1', ...command, ...where], {
      env: { ...process.env, CI: '1' },
    });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`wrangler d1 ${command[0]} failed:\n${stdout ?? ''}${stderr ?? ''}`.trim());
  }
}

interface Answer<Row> {
  results: Row[];
  meta: { size_after: number };
}

/**
 * Runs SQL statements. Returns the rows of each, and the size of the database in bytes afterwards. If `npm start` is
 * running, its Worker runs them: another process would find the database locked, or lock it.
 */
export async function queryD1<Row>(
  place: Place,
  database: BoundDatabase,
  ...statements: [string, ...string[]]
): Promise<[Answer<Row>, ...Answer<Row>[]]> {
  if (typeof place === 'string') {
    const command = ['--yes', '--json', '--command', statements.join(';\n')];
    return JSON.parse(await wranglerD1(place, 'execute', database.name, ...command));
  }
  const file = join(place.stateDir, ORIGIN_FILE);
  const answers =
    (existsSync(file) && (await queryRunning<Row>(readFileSync(file, 'utf8'), database, statements))) ||
    (await queryStopped<Row>(place.stateDir, database, statements));
  return answers as [Answer<Row>, ...Answer<Row>[]];
}

/** The file in a state folder with the origin of the Worker that uses it, while it runs. */
export const ORIGIN_FILE = 'origin';

/** Returns null if nothing listens there: Herald was killed before it could remove the file. */
async function queryRunning<Row>(
  origin: string,
  { id, number }: BoundDatabase,
  statements: string[],
): Promise<Answer<Row>[] | null> {
  const response = await fetch(`${origin}/cdn-cgi/local/explorer/api/d1/database/${id}/raw`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ batch: statements.map((sql) => ({ sql, params: [] })) }),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    if (error.cause?.code === 'ECONNREFUSED') return null;
    throw new Error(`Herald does not answer at ${origin}: stop it and start it again.`, { cause: error });
  });
  if (!response) return null;
  const text = await response.text();
  if (!response.ok) throw new Error(`Database ${number} of Herald at ${origin}: ${text}`);
  const { result } = JSON.parse(text) as {
    result: { results: { columns: string[]; rows: unknown[][] }; meta: { size_after: number } }[];
  };
  return result.map(({ results: { columns, rows }, meta }) => ({
    results: rows.map((row) => Object.fromEntries(columns.map((column, i) => [column, row[i]])) as Row),
    meta,
  }));
}

async function queryStopped<Row>(
  stateDir: string,
  { number }: BoundDatabase,
  statements: string[],
): Promise<Answer<Row>[]> {
  const { databaseOf, close } = await openBindings(stateDir);
  try {
    const db = databaseOf(number);
    return await db.batch<Row>(statements.map((sql) => db.prepare(sql)));
  } finally {
    await close();
  }
}

/** Runs a Worker that only binds the databases and the bucket of a state folder. */
export async function openBindings(stateDir: string): Promise<{
  databaseOf: (number: number) => D1Database;
  bucket: R2Bucket;
  close: () => Promise<void>;
}> {
  const { d1_databases, r2_buckets } = unstable_readConfig({ config: wranglerConfig() });
  const configPath = join(stateDir, 'databases.json');
  const name = 'herald-databases';
  writeFileSync(
    configPath,
    JSON.stringify({ name, compatibility_date: '2026-08-15', d1_databases, r2_buckets }),
  );
  const persist = { path: join(stateDir, 'v3') };
  const { env, dispose } = await getPlatformProxy<Record<string, unknown>>({ configPath, persist });
  return {
    databaseOf: (number) => env[number === 1 ? 'DB' : `DB_${number}`] as D1Database,
    bucket: env['BUCKET'] as R2Bucket,
    close: dispose,
  };
}

/** Runs an operator command, and prints its result or the reason for its failure. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Stop) console.error(error.todo);
    process.exitCode = 1;
  }
}
