import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Installation } from '../installation.ts';
import { recordMigrations } from '../migrations.ts';
import { minifyBundle } from '../minify.ts';
import { wrangler } from './cloudflare.ts';
import type { Database } from './look.ts';
import { say } from './say.ts';

/** Uploads a version without serving it: Cloudflare rejects code here that it would not run. */
export const tryUpload = (installation: Installation, secrets: Record<string, string>) =>
  upload(installation, ['versions', 'upload'], secrets);

/** Uploads a version and serves it, updates the sidecar, and sets cron and the consumers of the queues. */
export const deploy = (installation: Installation, secrets: Record<string, string>) =>
  upload(installation, ['deploy'], secrets);

/** Applies the migrations that a database lacks. The previously deployed code still works after them. */
export async function migrate(
  { configFile, logFile }: Installation,
  { name, unrecorded, pending }: Database,
) {
  if (pending.length === 0) return;
  say(
    `Applies ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} to the database ${name} …`,
  );
  const where = [name, '--remote', '--config', configFile];
  if (unrecorded.length > 0) {
    await wrangler(logFile, 'd1', 'execute', ...where, '--yes', '--command', recordMigrations(unrecorded));
  }
  await wrangler(logFile, 'd1', 'migrations', 'apply', ...where);
}

async function upload(
  { configFile, logFile }: Installation,
  command: string[],
  secrets: Record<string, string>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-upload-'));
  try {
    const bundle = join(folder, 'bundle');
    await wrangler(logFile, 'versions', 'upload', '--config', configFile, '--dry-run', '--outdir', bundle);
    await minifyBundle(join(bundle, 'index.js'));
    const file = join(folder, 'secrets.json');
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    const withSecrets = Object.keys(secrets).length > 0 ? ['--secrets-file', file] : [];
    const bundled = [join(bundle, 'index.js'), '--no-bundle', '--config', configFile];
    await wrangler(logFile, ...command, ...bundled, ...tag(), ...withSecrets);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the option that tags the version with the commit, by which `npm run rollback` names it. */
function tag(): string[] {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return ['--tag', commit.trim()];
  } catch {
    // Not a Git repository, such as a copy of the folder.
    return [];
  }
}
