/** Reads the mails on which the detection of meetings is trained, tested and measured; README.md describes the files. */
import { readFileSync } from 'node:fs';

export const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const SETS = ['known', 'fresh', 'unseen'] as const;

/** The batches of `unseen`. */
export const UNSEEN = { earlier: 1, tempting: 2, latest: 3 };

export interface DetectionMail {
  /** The order in which the mails of a set were written. */
  batch: number;
  /** Starts with the language: `de: a move from Tuesday to Thursday gives Thursday`. */
  name: string;
  /** With the sender's offset. */
  sentAt: string;
  /** The reader's zone, in which times without a zone are. */
  timezone: string;
  from: string;
  subject: string;
  text: string;
  html?: string;
  calendar?: string;
  isBulk?: boolean;
  /** `start` or `start/end`, in the reader's zone; dates are whole days, with the day after the last one as the end. */
  expected: string[];
}

/** A mail of which only the subject and the text matter; SHORT says the rest. */
export interface ShortMail {
  kind: string;
  subject: string;
  text: string;
  expected: string[];
}

/** When short mails are sent, and where they are read. */
export const SHORT = { sentAt: '2026-10-05T09:00:00+02:00', timezone: 'Europe/Berlin' };

export function readLines<Line>(name: string): Line[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

export const readMails = (set: (typeof SETS)[number], language: Language) =>
  readLines<DetectionMail>(`${set}.${language}`);

/** The mails of a set in all languages, in the order in which they were written. */
export const readSet = (set: (typeof SETS)[number]) =>
  LANGUAGES.flatMap((language) => readMails(set, language)).sort((a, b) => a.batch - b.batch);

export const readShortMails = () =>
  [...LANGUAGES, 'mixed'].flatMap((language) => readLines<ShortMail>(`cases.${language}`));

export const startOf = (expected: string) => expected.split('/')[0]!;
