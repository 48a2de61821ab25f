/** Generates a wrangler.toml with several databases. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ONE = 'wrangler.toml';
const PATHS = /^(main|directory|migrations_dir) = "(.+)"$/gm;

/** Returns the configuration path for a state. With several databases, `writeConfig` must have written the file. */
export function configOf(folder: string, databases: number): string {
  return databases === 1 ? ONE : resolve(folder, ONE);
}

/** Writes the development part of wrangler.toml with more databases. `folder` may be anywhere. */
export function writeConfig(folder: string, databases: number): void {
  const [development] = readFileSync(ONE, 'utf8').split(/^\[env\./m) as [string];
  const added = Array.from({ length: databases - 1 }, (_, i) => i + 2).map(
    (number) => `[[d1_databases]]
binding = "DB_${number}"
database_name = "herald-${number}"
database_id = "00000000-0000-0000-0000-${String(number).padStart(12, '0')}"
migrations_dir = "migrations"
`,
  );
  const config = [development, ...added].join('\n');
  writeFileSync(
    join(folder, ONE),
    config.replace(PATHS, (_, name: string, path: string) => `${name} = ${JSON.stringify(resolve(path))}`),
  );
}
