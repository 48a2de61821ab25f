import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Returns the project's files that a file imports, without those it imports only types from. */
export function importsOf(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^'";]* from )?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
  );
  return [...found].map(([, now, later]) => posix.join(dirname(file), (now ?? later)!));
}

/** Returns the project's files that a file imports, including those it imports only types from. */
export function allImportsOf(file: string): string[] {
  const found = readFileSync(join(root, file), 'utf8').matchAll(
    /^\s*(?:import|export) (?:[^'";]* from )?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/gm,
  );
  return [...found].map(([, now, later]) => posix.join(dirname(file), (now ?? later)!));
}
