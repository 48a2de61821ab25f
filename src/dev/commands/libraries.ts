/**
 * `npm run libraries`: writes the list of libraries with known vulnerabilities that audits use, from the list of
 * Retire.js (Apache License 2.0) in a package of the npm registry. To update it, set a newer version here.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = '@salesforce/code-analyzer-retirejs-engine';
const VERSION = '0.32.0';
const FILE = 'package/vulnerabilities/RetireJsVulns.json';
const TARGET = 'src/worker/modules/audits/security/libraries/vulnerable.json';
/** File names that the list contains only in its regular expressions. */
const FILE_NAMES: Record<string, string[]> = {
  'jquery-validation': ['jquery.validate', 'jquery-validate', 'jquery-validation-plugin'],
  dompurify: ['purify'],
  prototypejs: ['prototype'],
};

interface Entry {
  npmname?: string;
  bowername?: string[];
  vulnerabilities: {
    atOrAbove?: string;
    below: string;
    identifiers: { CVE?: string[]; githubID?: string };
  }[];
}

const folder = mkdtempSync(join(tmpdir(), 'herald-libraries-'));
try {
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
  const archive = npm('pack', '--silent', `${NAME}@${VERSION}`).trim();
  execFileSync('tar', ['-xzf', archive, FILE], { cwd: folder });
  const times = JSON.parse(npm('view', '--json', NAME, 'time')) as Record<string, string>;
  const entries = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Record<string, Entry>;
  const libraries = Object.entries(entries).flatMap(([name, entry]) => toLibrary(name, entry));
  const license = 'Retire.js, Apache-2.0';
  const list = { license, from: `${NAME}@${VERSION}`, published: times[VERSION]!.slice(0, 10), libraries };
  writeFileSync(TARGET, JSON.stringify(list));
  execFileSync('biome', ['format', '--write', TARGET], { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Leaves out weaknesses without an identifier, such as the end of support: nobody could look them up. */
function toLibrary(name: string, { npmname, bowername, vulnerabilities }: Entry) {
  const names = [name, npmname ?? name, ...(bowername ?? [])].map((each) => plainName(each));
  const weaknesses = vulnerabilities.flatMap(({ atOrAbove, below, identifiers }) => {
    const ids = identifiers.CVE ?? (identifiers.githubID ? [identifiers.githubID] : []);
    return ids.length === 0 ? [] : [{ from: atOrAbove ?? '0', below, ids }];
  });
  if (weaknesses.length === 0 || name.includes('example')) return [];
  return [{ name, names: [...new Set([...names, ...(FILE_NAMES[names[0]!] ?? [])])], weaknesses }];
}

/** Returns the name as in the library's file names, without `.js`. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/\.js$/, '');
}
