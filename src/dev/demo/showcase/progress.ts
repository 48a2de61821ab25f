/** Which steps of the showcase are done, in a file of the state folder: an interrupted first start goes on from there. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (stateDir: string) => join(stateDir, 'showcase.json');

/** Asks for the showcase: without this, no start makes one. */
export function planShowcase(stateDir: string): void {
  if (!existsSync(fileIn(stateDir))) saveDone(stateDir, []);
}

/** The names of the steps that are done; null when no showcase was asked for. */
export function readDone(stateDir: string): string[] | null {
  const file = fileIn(stateDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : null;
}

/** Replaces the file in one step: the start may be interrupted here too. */
export function saveDone(stateDir: string, done: string[]): void {
  const file = fileIn(stateDir);
  writeFileSync(`${file}.new`, JSON.stringify(done));
  renameSync(`${file}.new`, file);
}
