import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages of a folder with its own lock file, unless what it locks is installed. `what`: with the size. */
export function installOwn(folder: string, what: string): void {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const marker = join(folder, 'node_modules', '.installed');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return;
  console.error(`Installing ${what} …`);
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  writeFileSync(marker, lock);
}
