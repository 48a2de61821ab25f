/** Reads the calendars that other programs are tested with, and compares when their events take place with recurring-ical-events. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCalendar, type Series } from '../../src/lib/ical/index.ts';
import { decodeCalendar } from '../../src/lib/message/calendar-text.ts';
import { expand, lastStartOf } from '../../src/lib/recurrence/index.ts';
import { askReference, hasReference, placeText, type Question } from '../system/recurrence/reference.ts';
import { DIFFERENCES } from './calendar-files/differences.ts';

/** A folder of .ics files, such as the unpacked sources of packages. Without it, those of the installed packages. */
const FOLDER = process.env['CALENDAR_FILES'];
const DAY = 86_400_000;
const YEARS = 3;

interface File {
  path: string;
  /** The start of its SHA-256. */
  hash: string;
  text: string;
}

function findFiles(): File[] {
  const files = new Map<string, File>();
  for (const path of FOLDER ? pathsBelow(FOLDER) : installedPaths()) {
    const bytes = readFileSync(path);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    files.set(hash, { path, hash, text: decodeCalendar(new Uint8Array(bytes)) });
  }
  return [...files.values()].filter(({ text }) => /^\s*BEGIN:VCALENDAR/i.test(text));
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ics|ical)\b/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Returns the files of installed packages of Debian. */
function installedPaths(): string[] {
  const { stdout } = spawnSync('dpkg-query', ['--search', '*.ics'], { encoding: 'utf8' });
  const paths = (stdout ?? '').split('\n').map((line) => line.slice(line.indexOf(': ') + 2));
  return paths.filter((path) => path !== '' && existsSync(path));
}

/** Returns the questions for each year from the first event on, with Herald's answers; none of a year with too many occurrences. */
function expandFile(text: string, events: Series[]): { question: Question; places: string[] }[] {
  const starts = events.flatMap(({ master, exceptions }) => [master ?? [], exceptions].flat());
  const first = Math.min(...starts.map(({ start }) => Date.parse(start.wall.slice(0, 10)))) - DAY;
  return Array.from({ length: YEARS }, (_, year) => {
    const question = {
      text,
      from: first + year * 365 * DAY,
      to: first + (year + 1) * 365 * DAY,
      zone: 'UTC',
    };
    const expansions = events.map((each) => expand(each, { ...question, lastStart: lastStartOf(each) }));
    const isComplete = expansions.every((each) => each.isComplete);
    const places = expansions.flatMap(({ occurrences }) => occurrences.map(placeText));
    return isComplete ? [{ question, places: startingIn(places, question) }] : [];
  }).flat();
}

/** Returns the places that start in the range, sorted: programs differ on what overlaps it. */
function startingIn(places: string[], { from, to }: Question): string[] {
  const startOf = (place: string) => Date.parse(place.slice(0, place.indexOf('/')));
  return places.filter((place) => startOf(place) >= from && startOf(place) < to).toSorted();
}

const files = findFiles();

test.skipIf(files.length === 0)(
  'calendars of other programs are taken or refused with a reason (skipped: without CALENDAR_FILES and packages that have .ics files)',
  () => {
    const faults: string[] = [];
    let taken = 0;
    for (const { path, text } of files) {
      const before = process.cpuUsage();
      const { events, refused } = readCalendar(text);
      if (process.cpuUsage(before).user > 2_000_000) faults.push(`${path}: slow`);
      if (/^BEGIN:VEVENT/im.test(text) && events.length + refused.length === 0) faults.push(`${path}: lost`);
      if (refused.some(({ reason }) => reason === '')) faults.push(`${path}: without a reason`);
      taken += Number(events.length > 0);
    }
    console.log(`${files.length} calendars, of ${taken} of which events are taken`);
    expect(faults).toEqual([]);
  },
);

test.skipIf(files.length === 0 || !hasReference)(
  'their events take place when recurring-ical-events says (skipped: without files and python3-recurring-ical-events)',
  () => {
    const asked = files.flatMap(({ path, hash, text }) => {
      const { events } = readCalendar(text);
      return events.length === 0 ? [] : expandFile(text, events).map((each) => ({ path, hash, ...each }));
    });
    const answers = askReference(asked.map(({ question }) => question));
    const compared = new Set<string>();
    const differing = new Map<string, string>();
    for (const [index, { path, hash, question, places }] of asked.entries()) {
      const { occurrences } = answers[index]!;
      if (!occurrences) continue;
      compared.add(hash);
      if (JSON.stringify(startingIn(occurrences, question)) !== JSON.stringify(places))
        differing.set(hash, path);
    }
    console.log(`${compared.size} calendars compared, of which ${differing.size} differ`);
    const known = Object.values(DIFFERENCES).flatMap((hashes) => hashes.split(' '));
    expect([...differing].filter(([hash]) => !known.includes(hash))).toEqual([]);
    // If a difference no longer exists, remove it from the list.
    expect(known.filter((hash) => compared.has(hash) && !differing.has(hash))).toEqual([]);
  },
);
