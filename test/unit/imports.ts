import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The files of the project that a file imports, without those of which it takes types alone. */
export function importsOf(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^'";]* from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
  );
  return [...found].map(([, now, later]) => posix.join(dirname(file), (now ?? later)!));
}

/** The files of the project that a file imports, with those of which it takes types alone. */
export function allImportsOf(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(
    /^\s*(?:import|export) (?:[^'";]* from )?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm,
  );
  return [...found].map(([, now, later]) => posix.join(dirname(file), (now ?? later)!));
}
