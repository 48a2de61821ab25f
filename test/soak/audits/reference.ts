import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const VERSION = '1.4.8';
const run = promisify(execFile);

/** The result of the reference for one site. */
export interface ReferenceScan {
  scan: { score: number; grade: string };
  tests: Record<string, { result: string; scoreModifier: number; pass: boolean }>;
}

export interface Reference {
  scan(host: string): Promise<ReferenceScan>;
  getGradeForScore(score: number): { score: number; grade: string };
}

/**
 * Installs MDN's HTTP Observatory into OBSERVATORY_DIR or below the state folder if needed, and loads it with a preload
 * list. It is no development dependency, because its install script needs a network and a C compiler.
 */
export async function loadReference(preloadedHosts: string[]): Promise<Reference> {
  const folder = resolve(
    process.env.OBSERVATORY_DIR ?? join(process.env.STATE_DIR ?? '.state', 'observatory'),
  );
  const marker = join(folder, `installed-${VERSION}`);
  if (!existsSync(marker)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, dependencies: { '@mdn/mdn-http-observatory': VERSION } }),
    );
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...options], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    writeFileSync(marker, '');
  }
  const root = join(folder, 'node_modules', '@mdn', 'mdn-http-observatory');
  const entry = { mode: 'force-https', includeSubDomains: true };
  const list = Object.fromEntries(preloadedHosts.map((host) => [host, entry]));
  writeFileSync(join(root, 'conf', 'hsts-preload.json'), JSON.stringify(list));
  const load = (path: string) => import(pathToFileURL(join(root, 'src', path)).href);
  const [{ scan }, { getGradeForScore }] = await Promise.all([
    load('scanner/index.js'),
    load('grader/grader.js'),
  ]);
  return { scan, getGradeForScore };
}
