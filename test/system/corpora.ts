import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '..', '..', '..', 'shared', 'corpora');

/** Real mail lies beside the checkout of those who develop Herald; elsewhere the tests that need it are skipped. */
export const hasCorpora = existsSync(folder);

/** The messages of an mboxrd file, gzipped. */
export function readMbox(name: string): Buffer[] {
  const mbox = gunzipSync(readFileSync(join(folder, name))).toString('latin1');
  return mbox
    .split(/^From .*\n/m)
    .slice(1)
    .map((message) =>
      Buffer.from(message.replace(/^>(>*From )/gm, '$1').replace(/\r?\n/g, '\r\n'), 'latin1'),
    );
}

/** Every message file (`pattern`) of a tar.gz, with its name. */
export function readTar(name: string, pattern: RegExp): { name: string; raw: Buffer }[] {
  const unpacked = mkdtempSync(join(tmpdir(), 'herald-corpus-'));
  try {
    execFileSync('tar', ['xzf', join(folder, name), '-C', unpacked]);
    return readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
      .filter((entry) => pattern.test(entry))
      .sort()
      .map((entry) => ({ name: entry, raw: readFileSync(join(unpacked, entry)) }));
  } finally {
    rmSync(unpacked, { recursive: true });
  }
}
