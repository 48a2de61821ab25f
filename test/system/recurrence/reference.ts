import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Debian's interpreter, which has Debian's packages. */
const PYTHON = '/usr/bin/python3';

export const hasReference = spawnSync(PYTHON, ['-c', 'import recurring_ical_events']).status === 0;

export interface Question {
  text: string;
  /** The range in milliseconds since 1970. */
  from: number;
  to: number;
  /** The time zone of floating times. */
  zone: string;
}

export interface Answer {
  /** The occurrences as `start/end`, sorted. */
  occurrences?: string[];
  error?: string;
}

/** Returns the result of recurring-ical-events for each question. */
export function askReference(questions: Question[]): Answer[] {
  const { stdout, stderr, status } = spawnSync(PYTHON, [join(import.meta.dirname, 'reference.py')], {
    input: JSON.stringify(questions),
    encoding: 'utf8',
    maxBuffer: 500_000_000,
  });
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout) as Answer[];
}

/** Formats an occurrence of Herald as the reference does. */
export function placeText({ start, end }: { start: string; end: string }): string {
  return `${start}/${end}`.replaceAll('.000Z', 'Z');
}
