/** Stores the completed steps of the showcase in the state folder, so that an interrupted first start resumes there. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (stateDir: string) => join(stateDir, 'showcase.json');

/** Requests the showcase: without this, no start creates one. */
export function planShowcase(stateDir: string): void {
  if (!existsSync(fileIn(stateDir))) saveDone(stateDir, []);
}

/** Returns the names of the completed steps; null if no showcase was requested. */
export function readDone(stateDir: string): string[] | null {
  const file = fileIn(stateDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : null;
}

/** Replaces the file atomically, as the start may be interrupted here. */
export function saveDone(stateDir: string, done: string[]): void {
  const file = fileIn(stateDir);
  writeFileSync(`${file}.new`, JSON.stringify(done));
  renameSync(`${file}.new`, file);
}
