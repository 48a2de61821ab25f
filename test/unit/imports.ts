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

/** Returns what is evaluated with a file: the files that it imports, directly or indirectly, and the packages. */
export function evaluatedWith(file: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([file]);
  const packages = new Set<string>();
  for (const each of files) {
    const found = readFileSync(join(root, each), 'utf8').matchAll(
      /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)'/gm,
    );
    for (const [, path] of found) {
      if (path!.startsWith('.')) files.add(posix.join(dirname(each), path!));
      else packages.add(path!);
    }
  }
  return { files, packages };
}
