import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpora');

/** Whether real mail is available in a folder next to the checkout. Tests that need it are skipped without it. */
export const hasCorpora = existsSync(folder);

/** Returns the messages of a gzipped mboxrd file. */
export function readMbox(name: string): Buffer[] {
  const mbox = gunzipSync(readFileSync(join(folder, name))).toString('latin1');
  return mbox
    .split(/^From .*\n/m)
    .slice(1)
    .map((message) =>
      Buffer.from(message.replace(/^>(>*From )/gm, '$1').replace(/\r?\n/g, '\r\n'), 'latin1'),
    );
}

/** Returns the files of a tar.gz archive whose names match `pattern`. */
export function readTar(name: string, pattern: RegExp): { name: string; raw: Buffer }[] {
  const unpackFolder = mkdtempSync(join(tmpdir(), 'herald-corpus-'));
  try {
    execFileSync('tar', ['xzf', join(folder, name), '-C', unpackFolder]);
    return readdirSync(unpackFolder, { recursive: true, encoding: 'utf8' })
      .filter((entry) => pattern.test(entry))
      .sort()
      .map((entry) => ({ name: entry, raw: readFileSync(join(unpackFolder, entry)) }));
  } finally {
    rmSync(unpackFolder, { recursive: true });
  }
}
