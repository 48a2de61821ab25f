import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The last commit whose Worker evaluated everything when it started. */
const COMMIT = 'ae2f6d76';

/**
 * Bundles the Worker of that commit as it was deployed then, with the packages of now. Returns the folder of the bundle,
 * or null where there is no such commit, as in a copy without its history.
 */
export function bundleBaseline(folder: string): string | null {
  const source = join(folder, 'source');
  mkdirSync(source, { recursive: true });
  try {
    execFileSync(
      'sh',
      ['-c', `git archive ${COMMIT} src wrangler.toml package.json tsconfig.json | tar -x -C ${source}`],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
  } catch {
    return null;
  }
  if (readdirSync(source).length === 0) return null;
  symlinkSync(resolve('node_modules'), join(source, 'node_modules'));
  mkdirSync(join(source, 'assets'));
  writeFileSync(join(source, 'assets', 'empty'), '');
  const bundle = resolve(folder, 'bundle');
  execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', bundle], {
    cwd: source,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return bundle;
}
