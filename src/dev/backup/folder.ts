/**
 * A backup on disk. `backup.json` has its contents and progress; `tables/<database>/<table>.<n>.jsonl` has a row per
 * line, as an array in the order of the table's columns; `changes/<database>/<n>.jsonl` has the rows that were written
 * meanwhile; `objects/<key>` has the objects, and `objects.jsonl` their list.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writePrivately } from '../deploy/questions/answers.ts';
import { Stop } from '../deploy/stop.ts';
import { sayProgress } from './progress.ts';
import type { Line, Table } from './tables.ts';

/** Parts are numbered from 0. */
interface Parts {
  count: number;
  /** SHA-256 of the previous parts' digest and the text of the last part. */
  digest: string;
}

export interface TableState extends Table {
  parts: Parts;
  /** The key of the last row that is stored in a part; null before the first. */
  after: Line | null;
  isComplete: boolean;
  /** The number of rows at the moment of the snapshot. */
  rows: number;
}

export interface DatabaseState {
  number: number;
  tables: TableState[];
  changes: Parts;
  /** The number of the last change that is stored in a part. */
  change: number;
  /** The last number that each table with AUTOINCREMENT has assigned. */
  sequences: { name: string; seq: number }[];
}

export interface Manifest {
  version: 1;
  id: string;
  /** The time of completion, ISO 8601; null before. */
  completedAt: string | null;
  /** The time until which the service records changes, in seconds since 1970. */
  until: number;
  migrations: string[];
  databases: DatabaseState[];
  objects: ObjectList;
}

interface ObjectList {
  count: number;
  /** SHA-256 of the list. */
  digest: string;
}

export interface SavedObject {
  key: string;
  size: number;
  contentType: string | null;
  sha256: string;
}

/** A row that was written during the backup. Without a line, the row was deleted. */
export interface Change {
  table: string;
  key: Line;
  line: Line | null;
}

export const NO_PARTS: Parts = { count: 0, digest: '' };
export const NO_OBJECTS: ObjectList = { count: 0, digest: '' };

const tablePart = (database: number, table: string) => (part: number) =>
  `tables/${database}/${table}.${part}.jsonl`;
const changePart = (database: number) => (part: number) => `changes/${database}/${part}.jsonl`;
const MANIFEST = 'backup.json';
const OBJECTS = 'objects.jsonl';

export class BackupFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** Returns null if there is no manifest yet. */
  readManifest(): Manifest | null {
    const file = join(this.path, MANIFEST);
    if (!existsSync(file)) return null;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (manifest.version !== 1) {
      throw new Stop(`${file} is of another version of Herald.`, 'Use the release that made it.');
    }
    return manifest;
  }

  writeManifest(manifest: Manifest): void {
    writePrivately(join(this.path, MANIFEST), JSON.stringify(manifest));
  }

  writeRows(database: number, { name, parts }: TableState, lines: Line[]): void {
    this.#writePart(parts, tablePart(database, name), lines);
  }

  readRows(database: number, table: string, part: number): Line[] {
    return this.#readLines(tablePart(database, table)(part)) as Line[];
  }

  writeChanges({ number, changes }: DatabaseState, lines: Change[]): void {
    this.#writePart(changes, changePart(number), lines);
  }

  readChanges(database: number, part: number): Change[] {
    return this.#readLines(changePart(database)(part)) as Change[];
  }

  /** Whether the folder has an object of this size. */
  hasObject(key: string, size: number): boolean {
    return statSync(this.fileOf(key), { throwIfNoEntry: false })?.size === size;
  }

  /** Lists each object before writing it, so that every file in the folder is listed. */
  async saveObject(key: string, body: Readable, contentType: string | null): Promise<void> {
    const file = this.fileOf(key);
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    let size = 0;
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    await pipeline(body, count, createWriteStream(`${file}.part`, { mode: 0o600 }));
    const saved: SavedObject = { key, size, contentType, sha256: hash.digest('hex') };
    appendFileSync(join(this.path, OBJECTS), `${JSON.stringify(saved)}\n`, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }

  /** Removes entries whose file is missing or differs: the command was killed, or the object has changed since. */
  async tidyObjects(): Promise<ObjectList> {
    const file = join(this.path, OBJECTS);
    const hash = createHash('sha256');
    let count = 0;
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    const to = openSync(`${file}.new`, 'w', 0o600);
    for await (const saved of this.readObjects()) {
      if (!this.hasObject(saved.key, saved.size)) continue;
      const line = `${JSON.stringify(saved)}\n`;
      hash.update(line);
      writeSync(to, line);
      count++;
    }
    closeSync(to);
    renameSync(`${file}.new`, file);
    return { count, digest: hash.digest('hex') };
  }

  async *readObjects(): AsyncGenerator<SavedObject> {
    const file = join(this.path, OBJECTS);
    if (!existsSync(file)) return;
    let rest = '';
    for await (const chunk of createReadStream(file, 'utf8')) {
      const lines = (rest + chunk).split('\n');
      // An unterminated line was not written completely.
      rest = lines.pop()!;
      for (const line of lines) yield JSON.parse(line) as SavedObject;
    }
  }

  fileOf(key: string): string {
    // Avoids path segments that are empty, `.` or `..`.
    const parts = key
      .split('/')
      .map((part) => (/^\.{0,2}$/.test(part) ? `%${part.length}` : encodeURIComponent(part)));
    return join(this.path, 'objects', ...parts);
  }

  /** Throws a Stop if anything is missing or damaged. */
  async verify({ databases, objects }: Manifest): Promise<void> {
    const damaged = (name: string) =>
      new Stop(
        `The backup in ${this.path} is damaged: ${name} is not what was backed up.`,
        'Bring the file back from another copy of the backup, or restore another backup.',
      );
    for (const { number, tables, changes } of databases) {
      const lists = [
        ...tables.map(({ name, parts }) => ({ name, parts, fileOf: tablePart(number, name) })),
        { name: 'the list of changes', parts: changes, fileOf: changePart(number) },
      ];
      for (const { name, parts, fileOf } of lists) {
        let digest = '';
        for (let part = 0; part < parts.count; part++) {
          const file = join(this.path, fileOf(part));
          if (!existsSync(file)) throw damaged(fileOf(part));
          digest = digestOf(digest, readFileSync(file));
          sayProgress(`checks ${fileOf(part)}`);
        }
        if (digest !== parts.digest) throw damaged(name);
      }
    }
    let count = 0;
    const list = createHash('sha256');
    for await (const saved of this.readObjects()) {
      list.update(`${JSON.stringify(saved)}\n`);
      if (!this.hasObject(saved.key, saved.size)) throw damaged(`the object ${saved.key}`);
      const hash = createHash('sha256');
      await pipeline(createReadStream(this.fileOf(saved.key)), hash);
      if (hash.digest('hex') !== saved.sha256) throw damaged(`the object ${saved.key}`);
      sayProgress(`checks objects: ${++count} of ${objects.count}`);
    }
    if (list.digest('hex') !== objects.digest) throw damaged(OBJECTS);
  }

  #writePart(parts: Parts, fileOf: (part: number) => string, lines: unknown[]): void {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    writePrivately(join(this.path, fileOf(parts.count)), text);
    parts.digest = digestOf(parts.digest, text);
    parts.count++;
  }

  #readLines(name: string): unknown[] {
    const text = readFileSync(join(this.path, name), 'utf8');
    // No other character ends a line: JSON escapes line feeds.
    return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  }
}

const digestOf = (before: string, text: string | Buffer): string =>
  createHash('sha256').update(before).update(text).digest('hex');
