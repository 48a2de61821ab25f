/** Reads the emails used to train, test and measure meeting detection; README.md describes the files. */
import { readFileSync } from 'node:fs';

export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const SETS = ['known', 'fresh', 'unseen'] as const;

/** The batch numbers of `unseen`. */
export const UNSEEN = { earlier: 1, tempting: 2, latest: 3 };

export interface DetectionMail {
  /** The position in the order in which the emails of a set were written. */
  batch: number;
  /** Starts with the language: `de: a move from Tuesday to Thursday gives Thursday`. */
  name: string;
  /** Includes the sender's UTC offset. */
  sentAt: string;
  /** The reader's time zone, which applies to times without one. */
  timezone: string;
  from: string;
  subject: string;
  text: string;
  html?: string;
  calendar?: string;
  isBulk?: boolean;
  /** `start` or `start/end`, in the reader's time zone. All-day dates end with the day after the last one. */
  expected: string[];
}

/** An email of which only the subject and the text matter; SHORT has the other fields. */
export interface ShortMail {
  kind: string;
  subject: string;
  text: string;
  expected: string[];
}

/** The date and the reader's time zone of short emails. */
export const SHORT = { sentAt: '2026-10-05T09:00:00+02:00', timezone: 'Europe/Berlin' };

export function readLines<Line>(name: string): Line[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

export const readMails = (set: (typeof SETS)[number], language: Language) =>
  readLines<DetectionMail>(`${set}.${language}`);

/** Reads the emails of a set in all languages, in the order in which they were written. */
export const readSet = (set: (typeof SETS)[number]) =>
  LANGUAGES.flatMap((language) => readMails(set, language)).sort((a, b) => a.batch - b.batch);

export const readShortMails = () =>
  [...LANGUAGES, 'mixed'].flatMap((language) => readLines<ShortMail>(`cases.${language}`));

export const startOf = (expected: string) => expected.split('/')[0]!;
