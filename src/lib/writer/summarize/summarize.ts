import { detectWritten } from '../language/detect.ts';
import {
  MAX_POINT_CHARACTERS,
  MAX_POINTS,
  MAX_SENTENCE_CHARACTERS,
  MAX_SUMMARY_CHARACTERS,
  MAX_SUMMARY_EMAILS,
  MAX_TEXT_CHARACTERS,
  MAX_THREAD_CHARACTERS,
  MAX_THREAD_EMAILS,
  MAX_THREAD_SENTENCES,
} from '../limits.ts';
import { personName } from '../text/person-name.ts';
import { sentencesOf } from '../text/sentences.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { cutWords, foldWords, singleLine, wordsOf } from '../text/words.ts';
import { writtenParts } from '../text/written.ts';
import { weightOf } from './weight.ts';

export interface ThreadEmail {
  id: number;
  /** The sender's name, or the address without a name. */
  from: string;
  /** ISO 8601. */
  date: string;
  text: string;
}

export interface Summary {
  /** Quoted sentences, with the senders' names if there are several; empty if there are none. */
  summary: string;
  /** At most 7 quoted sentences, in the order of the thread. */
  points: { text: string; emailId: number }[];
  /** ISO 639-1: that of the newest email with enough text to detect it. */
  language: string;
}

interface Candidate {
  text: string;
  email: number;
  place: number;
  isItem: boolean;
  words: Set<string>;
  score: number;
}

/** The minimum number of significant words in a sentence; "Thanks!" has fewer. */
const MIN_WORDS = 2;
/** The share of common words at which a sentence repeats a chosen one. */
const REPETITION = 0.6;
/** The share of sentences that are points: more than that is not shorter to read than the mail. */
const MAX_SHARE = 1 / 2;
/** The minimum score of a point, unless there would be none. */
const MIN_SCORE = 1.25;

/**
 * Summarizes a thread by quoting the most important sentences, each from one email. Rewords nothing; line breaks become
 * spaces, and a sentence over 300 characters is truncated at a word.
 */
export async function summarize(emails: readonly ThreadEmail[]): Promise<Summary> {
  const read = withinLimits(emails);
  const languages = await Promise.all(read.map(({ written, text }) => detectWritten(written, text)));
  const language = (languages.findLast(({ isReliable }) => isReliable) ?? languages.at(-1))?.language ?? 'en';

  const candidates: Candidate[] = [];
  for (const [email, { written }] of read.entries()) {
    const own = languages[email]!.isReliable ? languages[email]!.language : language;
    for (const [place, { text, isItem }] of sentencesOf(written.blocks, own).entries()) {
      if (candidates.length >= MAX_THREAD_SENTENCES) break;
      const words = new Set(wordsForms(text, own).filter((word) => !STOP_WORDS.has(word)));
      if (words.size >= MIN_WORDS && text.length <= MAX_SENTENCE_CHARACTERS)
        candidates.push({ text, email, place, isItem, words, score: 0 });
    }
  }
  score(candidates, read.length);
  const chosen = choose(candidates);
  return {
    summary: quoteByEmail(candidates, read),
    points: chosen.map(({ text, email }) => ({
      text: cutWords(text, MAX_POINT_CHARACTERS),
      emailId: read[email]!.id,
    })),
    language,
  };
}

/** Returns the first email and the newest ones that fit, oldest first. One with an invalid date keeps its place. */
function withinLimits(thread: readonly ThreadEmail[]) {
  const emails = thread.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || 0);
  const newest =
    emails.length > MAX_THREAD_EMAILS ? [emails[0]!, ...emails.slice(1 - MAX_THREAD_EMAILS)] : emails;
  let left = MAX_THREAD_CHARACTERS;
  return newest
    .toReversed()
    .map((email) => {
      const text = email.text.slice(0, Math.min(MAX_TEXT_CHARACTERS, left));
      left -= text.length;
      return { id: email.id, from: email.from, text, written: writtenParts(text) };
    })
    .reverse();
}

/** Scores sentences by content, frequency of their words in the thread, and position. */
function score(candidates: Candidate[], emails: number): void {
  const frequency = new Map<string, number>();
  for (const { words } of candidates)
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  for (const candidate of candidates) {
    const { text, words, place, email, isItem } = candidate;
    let shared = 0;
    for (const word of words) shared += Math.min(frequency.get(word)! - 1, 5);
    const topic = Math.min(shared / Math.sqrt(words.size) / 2, 2);
    const start = place === 0 ? 1.5 : place === 1 ? 0.75 : 0;
    const frame = email === 0 || email === emails - 1 ? 0.5 : 0;
    candidate.score = weightOf(text) + topic + start + frame - (isItem ? 0.75 : 0);
  }
}

/** Returns the best sentences without repetitions, in the order of the thread. */
function choose(candidates: Candidate[]): Candidate[] {
  const best = candidates.toSorted((a, b) => b.score - a.score || a.email - b.email || a.place - b.place);
  const most = Math.min(MAX_POINTS, Math.max(2, Math.ceil(candidates.length * MAX_SHARE)));
  // The best of each email first, so that what was answered is not left out for how it was asked.
  const heard = new Set<number>();
  const firsts = best.filter(({ email }) => !heard.has(email) && heard.add(email));
  const chosen: Candidate[] = [];
  for (const candidate of [...firsts, ...best.filter((each) => !firsts.includes(each))]) {
    if (chosen.length === most) break;
    if (candidate.score < MIN_SCORE && chosen.length > 0) continue;
    if (!chosen.some((other) => overlap(candidate.words, other.words) > REPETITION)) chosen.push(candidate);
  }
  return chosen.sort((a, b) => a.email - b.email || a.place - b.place);
}

function overlap(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const word of a) if (b.has(word)) common++;
  return common / Math.min(a.size, b.size);
}

/**
 * Quotes the best sentences of the first email, of the last, and of the best one in between, each after the name of its
 * sender.
 */
function quoteByEmail(all: Candidate[], emails: { from: string }[]): string {
  const written = [...new Set(all.map(({ email }) => email))];
  if (written.length <= 1) return cutWords(bestOf(all, 2), MAX_SUMMARY_CHARACTERS);
  const between = written.slice(1, -1);
  const [middle] = all
    .filter(({ email }) => between.includes(email))
    .toSorted((a, b) => b.score - a.score || b.email - a.email);
  const quoted = [written[0]!, ...(middle ? [middle.email] : []), written.at(-1)!].slice(-MAX_SUMMARY_EMAILS);
  const lines = quoted.map((each, at) => {
    const own = all.filter(({ email }) => email === each);
    return `${senderLabel(emails[each]!.from)}: ${bestOf(own, at === 0 ? 2 : 1)}`;
  });
  return cutWords(lines.join('\n'), MAX_SUMMARY_CHARACTERS);
}

/** Returns the `count` best sentences, in the order of the thread. Quotes list items only if there is nothing else. */
function bestOf(candidates: Candidate[], count: number): string {
  const sentences = candidates.filter(({ isItem }) => !isItem);
  return (sentences.length > 0 ? sentences : candidates)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .sort((a, b) => a.email - b.email || a.place - b.place)
    .map(({ text }) => cutWords(text, MAX_POINT_CHARACTERS))
    .reduce((before, text) => before + (/^$|[。！？]$/.test(before) ? '' : ' ') + text, '');
}

function senderLabel(from: string): string {
  return personName(from) ?? cutWords(singleLine(from.slice(0, 200)), 60);
}

/** Returns the words of a sentence; pairs of characters in scripts without spaces. */
function wordsForms(text: string, language: string): string[] {
  const words = wordsOf(foldWords(text));
  if (language !== 'zh' && language !== 'ja' && language !== 'th') return words;
  return words.flatMap((word) =>
    Array.from({ length: Math.max(1, word.length - 1) }, (_, at) => word.slice(at, at + 2)),
  );
}
