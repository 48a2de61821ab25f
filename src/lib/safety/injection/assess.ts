import { skeleton } from '../fold.ts';
import { withoutUnseen } from '../unseen.ts';
import { closedUp, encodedTexts, smuggledTexts, unleeted } from './disguises.ts';
import { findPhrases } from './find-phrases.ts';
import { findMarkers } from './markers.ts';
import { WEIGHTS } from './phrases/phrase.ts';

export interface AssessedMail {
  subject: string;
  fromName: string;
  /** The text that readers see, without quoted mail. */
  text: string;
  /** The text hidden from readers: `hiddenText` of the mail module. */
  hiddenText?: string;
  attachmentNames: readonly string[];
  quotedText: string;
}

export type Risk = 'none' | 'low' | 'medium' | 'high';

export interface Reason {
  /** For example `override`, `forged_turn` or `hidden_text`; see docs/decisions/0017-hostile-mail-and-models.md. */
  code: string;
  /** The place and the words; at most 200 characters. */
  detail: string;
}

export interface Assessment {
  risk: Risk;
  reasons: Reason[];
}

/** The maximum number of characters read of each part; both ends of a longer one. */
const MAX_CHARACTERS = 100_000;
const MAX_NAMES = 200;
const MAX_REASONS = 20;
const MAX_DETAIL_CHARACTERS = 200;
/** The minimum sum of weights for each risk. */
const LOW = 1;
const MEDIUM = 3;
const HIGH = 5;

/**
 * Estimates how likely a mail gives instructions to a model, by rules alone: a model that judges mail could obey it.
 * Pure, deterministic, and takes linear time. Text that only a person can be meant by ("ignore my last mail") has no
 * risk.
 */
export function assessInjection(mail: AssessedMail): Assessment {
  const reasons: (Reason & { weight: number })[] = [];
  const add = (code: string, place: string, words: string, weight: number) => {
    const detail = `${place}: ${withoutUnseen(words)}`
      .replace(/\s+/g, ' ')
      .slice(0, MAX_DETAIL_CHARACTERS)
      .toWellFormed();
    const earlier = reasons.find((reason) => reason.code === code);
    if (earlier && earlier.weight >= weight) return;
    if (earlier) Object.assign(earlier, { detail, weight });
    else reasons.push({ code, detail, weight });
  };

  inspect('text', mail.text, 0, add);
  inspect('quoted text', mail.quotedText, 0, add);
  // Nobody addresses a program in a subject, and no file name is an instruction.
  inspect('subject', mail.subject, 2, add);
  inspect('sender', mail.fromName, 2, add);
  const names = mail.attachmentNames.slice(0, MAX_NAMES).join('\n');
  inspect('attachment', `${names}\n${names.replace(/[_.-]+/g, ' ')}`, 2, add);
  if (mail.hiddenText) inspectHidden(mail.hiddenText, add);
  // Catches instructions split into harmless parts.
  if (reasons.length === 0)
    inspect('subject and text', `${mail.subject} ${mail.text.slice(0, 2000)}`, 0, add);

  const sum = reasons.reduce((total, { weight }) => total + weight, 0);
  const risk = sum >= HIGH ? 'high' : sum >= MEDIUM ? 'medium' : sum >= LOW ? 'low' : 'none';
  return { risk, reasons: reasons.slice(0, MAX_REASONS).map(({ code, detail }) => ({ code, detail })) };
}

type Add = (code: string, place: string, words: string, weight: number) => void;

function inspect(place: string, whole: string, extra: number, add: Add): void {
  if (whole === '') return;
  const text = bothEnds(whole);
  const plain = normalize(withoutUnseen(text));
  const codes = new Set<string>();
  for (const { code, excerpt } of findPhrases(plain)) {
    codes.add(code);
    add(code, place, excerpt, WEIGHTS[code] + extra);
  }
  for (const { code, weight, excerpt } of findMarkers(withoutUnseen(text)))
    add(code, place, excerpt, weight + extra);

  // Finds phrases that only appear without a disguise: honest senders use none.
  const inDisguise = (disguise: string, text: string | null) => {
    if (text === null) return;
    for (const { code, excerpt } of findPhrases(normalize(text))) {
      if (codes.has(code) || code === 'addresses_ai') continue;
      add(code, place, excerpt, WEIGHTS[code] + extra);
      add(disguise, place, excerpt, 2);
    }
  };
  const visible = withoutUnseen(text);
  const folded = /[^ -~\s]/.test(visible) ? skeleton(visible) : null;
  inDisguise('lookalike_letters', folded);
  inDisguise('letters_apart', closedUp(visible));
  inDisguise('digits_for_letters', unleeted(visible));
  inDisguise('digits_for_letters', folded && unleeted(folded));
  for (const { code, text: decoded } of encodedTexts(visible)) inDisguise(code, decoded);
  for (const { code, text: decoded } of smuggledTexts(text)) {
    add(code, place, decoded, 3);
    inDisguise(code, decoded);
  }
  if (hasBrokenWords(text)) add('unseen_characters', place, 'characters without width inside words', 1);
  if (isRepetitive(plain)) add('repetition', place, plain.slice(0, 60), 1);
}

function inspectHidden(hidden: string, add: Add): void {
  const found: string[] = [];
  inspect('hidden text', hidden, 1, (code, place, words, weight) => {
    // Newsletters hide and repeat much text, but give no instructions.
    if (code === 'repetition' || code === 'unseen_characters' || code === 'frame_break') return;
    if (code === 'addresses_ai' && /^\[if/.test(hidden)) return;
    found.push(words);
    add(code, place, words, weight);
  });
  if (found.length > 0) add('hidden_text', 'hidden text', found[0]!, 3);
}

function bothEnds(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  return `${text.slice(0, MAX_CHARACTERS / 2)}\n${text.slice(-MAX_CHARACTERS / 2)}`;
}

function normalize(text: string): string {
  // Treats an address as one word.
  return text
    .replace(/https?:\/\/\S+/gi, ' url ')
    .normalize('NFKC')
    .toLowerCase();
}

/** Returns whether many words contain zero-width characters. Scripts that join letters by them are not counted. */
function hasBrokenWords(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/[a-z][\u200b-\u200d\u2060\ufeff\u00ad]+[a-z]/gi)) {
    if (++count === 8) return true;
  }
  return false;
}

/** Returns whether it is a long text of few words, which costs tokens without content. */
function isRepetitive(text: string): boolean {
  if (text.length < 20_000) return false;
  const words = text.split(/\s+/, 20_000);
  return words.length < 20 || new Set(words).size / words.length < 0.02;
}
