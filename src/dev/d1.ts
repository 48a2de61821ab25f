import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { unstable_readConfig } from 'wrangler';

const run = promisify(execFile);

export interface BoundDatabase {
  /** 1 is `DB`, n is `DB_n`. */
  number: number;
  name: string;
}

/** The databases that wrangler.toml, or another file, binds, in order. Throws if a number is missing. */
export function listBoundDatabases(env?: 'production', config = 'wrangler.toml'): BoundDatabase[] {
  const { d1_databases }: { d1_databases: { binding: string; database_name?: string }[] } =
    unstable_readConfig({ config, ...(env && { env }) });
  const bound = d1_databases.map(({ binding, database_name = '' }) => {
    const number = binding === 'DB' ? 1 : Number(/^DB_([2-9]|[1-9]\d+)$/.exec(binding)?.[1]);
    return { number, name: database_name };
  });
  const databases = bound.toSorted((a, b) => a.number - b.number);
  for (const [i, { number }] of databases.entries()) {
    if (number !== i + 1) throw new Error(`${config}: name the databases DB, DB_2, DB_3 and so on.`);
  }
  return databases;
}

/** Where a command of `wrangler d1` works: in a state folder, by wrangler.toml or another file, or in production. */
export type Place = { stateDir: string; config?: string } | 'production';

/** Runs `wrangler d1` and answers what it prints. */
export async function wranglerD1(place: Place, ...command: string[]): Promise<string> {
  const where =
    place === 'production'
      ? ['--remote', '--env', 'production']
      : ['--local', '--persist-to', place.stateDir, '--config', place.config ?? 'wrangler.toml'];
  const { stdout } = await run('wrangler', ['d1', ...command, ...where], {
    env: { ...process.env, CI: '1' },
  });
  return stdout;
}

/** Runs a query. */
export async function queryD1<Row>(place: Place, name: string, query: string) {
  const output = await wranglerD1(place, 'execute', name, '--json', '--command', query);
  const [answer] = JSON.parse(output) as [{ results: Row[]; meta: { size_after: number } }];
  return answer;
}
