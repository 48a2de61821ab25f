/** Damages real calendars at random, and expects that nothing of them is lost without a word. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCalendar, type Series, writeCalendar } from '../../src/lib/ical/index.ts';
import { decodeCalendar } from '../../src/lib/message/calendar-text.ts';
import { readOriginal } from '../../src/lib/message/parse.ts';
import { expand, lastStartOf } from '../../src/lib/recurrence/index.ts';
import { hasCorpora, readMbox, readTar } from '../system/corpora.ts';
import { numbers, pick, type Random } from './random.ts';

const CALENDARS = Number(process.env['MUTATED_CALENDARS'] ?? 5_000);
const SEED = Number(process.env['MUTATED_SEED'] ?? 1);
/** Calendars that Debian's package python3-icalendar is tested with. */
const DEBIAN = '/usr/lib/python3/dist-packages/icalendar/tests';
const YEAR = 366 * 86_400_000;

/** Real calendars, one character per byte. */
async function readCalendars(): Promise<string[]> {
  const found: string[] = [];
  if (existsSync(DEBIAN)) {
    const names = readdirSync(DEBIAN).filter((name) => name.endsWith('.ics'));
    found.push(...names.map((name) => readFileSync(join(DEBIAN, name), 'latin1')));
  }
  if (hasCorpora) {
    const files = [...readTar('bounces.tar.gz', /\.eml$/), ...readTar('malformed-eml.tar.gz', /\.eml$/)];
    const mails = [...readMbox('usrp-users-2000.mbox.gz'), ...files.map(({ raw }) => raw)];
    for (const raw of mails.filter((each) => /calendar|\.ics/i.test(each.toString('latin1')))) {
      const { calendars } = await readOriginal(raw);
      found.push(...calendars.map(({ text }) => Buffer.from(text).toString('latin1')));
    }
  }
  return found.filter((text) => text.includes('BEGIN:VEVENT'));
}

const VALUES = [
  '',
  'None',
  '0',
  '20260101',
  '20260231T990000',
  'P',
  'FREQ=DAILY',
  '+0100',
  '"',
  'mailto:',
  '\xff',
];
const ZONES = [
  'Nowhere',
  'Eastern',
  '(UTC+01:00) Brussels, Paris',
  'GMT 5',
  '/x/Mars',
  'tzone://Microsoft/Custom',
];
const NAMES = [
  'DTEND',
  'DURATION',
  'RRULE',
  'EXDATE',
  'RDATE',
  'DTSTAMP',
  'SEQUENCE',
  'ORGANIZER',
  'ATTENDEE',
];

const linesOf = (text: string) => text.split(/\r?\n/);
const changeLine = (text: string, random: Random, change: (line: string) => string[]) => {
  const lines = linesOf(text);
  const at = random(lines.length);
  lines.splice(at, 1, ...change(lines[at]!));
  return lines.join('\r\n');
};

/** The ways to damage a calendar. */
const DAMAGES: Record<string, (text: string, random: Random) => string> = {
  'a line is missing': (text, random) => changeLine(text, random, () => []),
  'a line comes twice': (text, random) => changeLine(text, random, (line) => [line, line]),
  'a line is cut': (text, random) =>
    changeLine(text, random, (line) => [line.slice(0, random(line.length + 1))]),
  'a value is another': (text, random) =>
    changeLine(text, random, (line) => [line.replace(/:.*$/s, `:${pick(random, VALUES)}`)]),
  'a line is added to events': (text, random) => {
    const line = `${pick(random, NAMES)}${pick(random, ['', ';X', ';CN="A', ';TZID=Nowhere'])}:${pick(random, VALUES)}`;
    return text.replace(/^END:VEVENT/gm, (end) => (random(2) === 0 ? `${line}\r\n${end}` : end));
  },
  'a zone is another': (text, random) =>
    text.replace(/TZID=[^:;]*/g, (name) => (random(2) === 0 ? `TZID=${pick(random, ZONES)}` : name)),
  'a zone has another name': (text, random) =>
    text.replace(/^TZID:.*$/gm, () => `TZID:${pick(random, ZONES)}`),
  'a zone has other offsets': (text, random) =>
    text.replace(
      /^(TZOFFSET\w+):.*$/gm,
      (_, name) => `${name}:${pick(random, ['0100', '+01:00', '', 'one', '+0100'])}`,
    ),
  'a UID is that of another event': (text, random) => {
    const uids = [...text.matchAll(/^UID:.*$/gm)].map(([line]) => line.trim());
    return uids.length === 0 ? text : text.replace(/^UID:.*$/gm, () => `${pick(random, uids)}\r`);
  },
  'a component does not end': (text, random) => {
    const ends = [...text.matchAll(/^END:.*$/gm)];
    if (ends.length === 0) return text;
    const { index, 0: line } = pick(random, ends);
    return text.slice(0, index) + text.slice(index + line.length);
  },
  'bytes are others': (text, random) => {
    const characters = [...text];
    for (let i = 0; i < 3; i++) characters[random(characters.length)] = String.fromCharCode(random(256));
    return characters.join('');
  },
  'lines are folded anywhere': (text, random) =>
    linesOf(text)
      .map((line) => (line.length > 2 && random(2) === 0 ? fold(line, 1 + random(line.length - 1)) : line))
      .join('\r\n'),
  'line ends are others': (text, random) => linesOf(text).join(pick(random, ['\n', '\r\n', '\r\n'])),
};

const fold = (line: string, at: number) => `${line.slice(0, at)}\r\n ${line.slice(at)}`;

/** An event of a text, by its plain lines. */
interface Written {
  uid: string | null;
  lines: string[];
}

/** Returns the events of a text, by a reading that knows nothing but lines, and none of a damaged structure. */
function eventsIn(text: string): Written[] {
  const lines = linesOf(text.replace(/(?<![\r\n])[\r\n]+[ \t]/g, ''));
  const events: Written[] = [];
  let depth: string[] = [];
  for (const line of lines) {
    const [, keyword, name = ''] = /^(BEGIN|END):([^:;]*)$/i.exec(line) ?? [];
    if (/^begin$/i.test(keyword ?? '')) {
      if (/^\s*vevent\s*$/i.test(name)) {
        depth = [];
        events.push({ uid: null, lines: [] });
      }
      depth.push(name.trim().toUpperCase());
    } else if (keyword) {
      depth = depth.slice(0, Math.max(0, depth.lastIndexOf(name.trim().toUpperCase())));
    } else if (depth.length === 1 && depth[0] === 'VEVENT') {
      events.at(-1)!.lines.push(line);
      const uid = /^UID(?:;[^:]*)?:(.*)$/i.exec(line)?.[1]?.trim();
      if (uid !== undefined) events.at(-1)!.uid ??= uid;
    }
  }
  return events;
}

const timesOf = ({ lines }: Written) => lines.filter((line) => /^(?:DTSTART|RECURRENCE-ID)[;:]/i.test(line));

/** Whether a time may be UTC: it says so, or a name of a zone of which UTC is the meaning. */
const saysUtc = (line: string) => /Z\s*$/i.test(line) || /TZID="?[^:"]*(?:utc|gmt|zulu|z\b)/i.test(line);

/** Returns what is lost without a word, or has become UTC or floating. */
function faultsOf(text: string): string[] {
  const { events, refused } = readCalendar(text);
  const written = eventsIn(text);
  const faults: string[] = [];
  const wordsOf = (uid: string) => refused.filter((each) => each.uid === uid).map(({ reason }) => reason);
  const taken = new Map(events.map((series) => [series.uid, series]));
  const known = new Set([...taken.keys(), ...refused.map(({ uid }) => uid)]);
  const hasUnnamed = events.some(({ uid }) => uid.endsWith('@without-uid')) || known.has(null);
  for (const { uid } of written) {
    const plain = uid?.replace(/\\([,;\\])/g, '$1') ?? null;
    if (plain === null || !/^[\x21-\x7e]+$/.test(plain) || plain.includes('"')) continue;
    if (!known.has(plain) && !hasUnnamed) faults.push(`the event ${plain} is lost`);
  }
  for (const [uid, series] of taken) {
    const parts = written.filter((each) => each.uid === uid);
    if (parts.length !== 1 || series.exceptions.length > 0 || !series.master) continue;
    faults.push(...lostLines(parts[0]!, series, wordsOf(uid)));
    const [start] = timesOf(parts[0]!);
    if (!start || parts[0]!.lines.filter((line) => /^DTSTART[;:]/i.test(line)).length !== 1) continue;
    const { zone, wall } = series.master.start;
    if (zone === 'UTC' && !saysUtc(start) && !/TZOFFSET/.test(text)) faults.push(`UTC: ${start}`);
    if (zone === null && wall.length > 10 && /TZID=[^:]/i.test(start)) faults.push(`floating: ${start}`);
  }
  return faults;
}

/** Returns the names of lines that are neither read nor named. */
function lostLines({ lines }: Written, { master }: Series, words: string[]): string[] {
  const event = master!;
  const shown: Record<string, boolean> = {
    DTEND: event.end !== null,
    DURATION: event.duration !== null || event.end !== null,
    RRULE: event.rule !== null,
    EXDATE: event.exdates.length > 0,
    RDATE: event.rdates.length > 0,
    DTSTAMP: event.stamp !== null,
  };
  return Object.entries(shown)
    .filter(
      ([name, isShown]) => !isShown && lines.some((line) => new RegExp(`^${name}\\s*[;:]`, 'i').test(line)),
    )
    .filter(([name]) => !words.some((word) => word.includes(name)))
    .map(([name]) => `${name} is lost`);
}

/** Expands a series, and writes it and reads it again, which has to be the same. */
function useSeries(series: Series): void {
  const { master, exceptions } = series;
  const from = Date.parse(`${(master ?? exceptions[0]!).start.wall.slice(0, 10)}T00:00:00Z`) - 86_400_000;
  const query = { from, to: from + YEAR, zone: 'Europe/Berlin', limit: 100, lastStart: lastStartOf(series) };
  const placesOf = (each: Series) =>
    expand(each, query).occurrences.map(({ start, end }) => `${start}/${end}`);
  const again = readCalendar(writeCalendar([series]));
  expect(again.refused).toEqual([]);
  expect(placesOf(again.events[0]!)).toEqual(placesOf(series));
}

const calendars = await readCalendars();

test.skipIf(calendars.length === 0)(
  `of ${CALENDARS} damaged calendars nothing is lost without a word (skipped without ${DEBIAN} and corpora)`,
  () => {
    const random = numbers(SEED);
    const found: string[] = [];
    let [taken, refusedWholly] = [0, 0];
    for (let run = 0; run < CALENDARS; run++) {
      const damages = Array.from({ length: 1 + random(3) }, () => pick(random, Object.keys(DAMAGES)));
      const at = random(calendars.length);
      const raw = damages.reduce((text, name) => DAMAGES[name]!(text, random), calendars[at]!);
      const label = `${run}: calendar ${at}, ${damages.join(', ')}`;
      try {
        const text = decodeCalendar(new Uint8Array(Buffer.from(raw, 'latin1')));
        for (const isMail of [false, true]) {
          const before = process.cpuUsage();
          const { events } = readCalendar(text, { isMail });
          if (process.cpuUsage(before).user > 5_000_000) found.push(`${label}: slow`);
          if (!isMail) events.forEach(useSeries);
          if (!isMail)
            [taken, refusedWholly] = [taken + events.length, refusedWholly + Number(events.length === 0)];
        }
        found.push(...faultsOf(text).map((fault) => `${label}: ${fault}`));
      } catch (error) {
        found.push(`${label}: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
      }
    }
    console.log(
      `${calendars.length} calendars, ${CALENDARS} damaged: ${taken} events taken, ${refusedWholly} without any`,
    );
    expect(found).toEqual([]);
  },
);
