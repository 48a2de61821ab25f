/** Brings the database of a state folder up to date. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const FOLDER = 'migrations';

export async function migrate(stateDir: string): Promise<void> {
  const isNew = !existsSync(join(stateDir, 'v3', 'd1'));
  await (isNew ? makeDatabase(stateDir) : wrangler(stateDir, 'migrations', 'apply', 'herald'));
}

/** Applies all migrations as one file, and records them as Wrangler does, which needs half a second for each. */
async function makeDatabase(stateDir: string): Promise<void> {
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const record = `CREATE TABLE d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);
INSERT INTO d1_migrations (name) VALUES ${names.map((name) => `('${name}')`).join(', ')};`;
  const file = join(stateDir, 'new-database.sql');
  writeFileSync(file, [...names.map((name) => readFileSync(join(FOLDER, name), 'utf8')), record].join('\n'));
  try {
    await wrangler(stateDir, 'execute', 'herald', `--file=${file}`);
  } finally {
    rmSync(file, { force: true });
  }
}

async function wrangler(stateDir: string, ...command: string[]): Promise<void> {
  await run('wrangler', ['d1', ...command, '--local', '--persist-to', stateDir], {
    env: { ...process.env, CI: '1' },
  });
}
