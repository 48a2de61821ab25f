import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Installation } from '../installation.ts';
import { wrangler } from './cloudflare.ts';
import type { Database } from './look.ts';
import { say } from './say.ts';

/** Uploads a version without serving it, so that Cloudflare rejects an invalid one at this point. */
export const tryUpload = (installation: Installation, secrets: Record<string, string>) =>
  upload(installation, ['versions', 'upload'], secrets);

/** Uploads a version and serves it, updates the sidecar, and sets the cron triggers and the queue consumers. */
export const deploy = (installation: Installation, secrets: Record<string, string>) =>
  upload(installation, ['deploy'], secrets);

/** Applies the pending migrations of a database. Older code keeps working after them. */
export async function migrate({ configFile, logFile }: Installation, { name, pending }: Database) {
  if (pending.length === 0) return;
  say(
    `Applies ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} to the database ${name} …`,
  );
  await wrangler(logFile, 'd1', 'migrations', 'apply', name, '--remote', '--config', configFile);
}

async function upload(
  { configFile, logFile }: Installation,
  command: string[],
  secrets: Record<string, string>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-secrets-'));
  try {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    const withSecrets = Object.keys(secrets).length > 0 ? ['--secrets-file', file] : [];
    await wrangler(logFile, ...command, '--config', configFile, ...tag(), ...withSecrets);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the commit, by which `npm run rollback` names a version. */
function tag(): string[] {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return ['--tag', commit.trim()];
  } catch {
    // The folder is a copy without Git.
    return [];
  }
}
