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
  /** What readers do not see: `hiddenText` of the mail module. */
  hiddenText?: string;
  attachmentNames: readonly string[];
  quotedText: string;
}

export type Risk = 'none' | 'low' | 'medium' | 'high';

export interface Reason {
  /** For example `override`, `forged_turn` or `hidden_text`; docs/decisions/0017-hostile-mail-and-models.md. */
  code: string;
  /** Where it is, and the words; at most 200 characters. */
  detail: string;
}

export interface Assessment {
  risk: Risk;
  reasons: Reason[];
}

/** Characters read of each part: both ends of a longer one. */
const MAX_CHARACTERS = 100_000;
const MAX_NAMES = 200;
const MAX_REASONS = 20;
const MAX_DETAIL_CHARACTERS = 200;
/** From which sum of weights on a mail has each risk. */
const LOW = 1;
const MEDIUM = 3;
const HIGH = 5;

/**
 * How likely a mail gives orders to a model that reads it, by rules alone: a model that judges mail would obey it as well.
 * Pure, takes linear time, and is the same for the same mail. A text that only a person can mean by it ("ignore my last
 * mail") has no risk.
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
  // Nobody greets a program in a subject, and no file is named by an order.
  inspect('subject', mail.subject, 2, add);
  inspect('sender', mail.fromName, 2, add);
  const names = mail.attachmentNames.slice(0, MAX_NAMES).join('\n');
  inspect('attachment', `${names}\n${names.replace(/[_.-]+/g, ' ')}`, 2, add);
  if (mail.hiddenText) inspectHidden(mail.hiddenText, add);
  // Parts that are harmless by themselves.
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

  // Found only when a disguise is taken off: nobody who means well writes so.
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
    // Newsletters hide much, and repeat it, but give no orders.
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
  // An address is one word.
  return text
    .replace(/https?:\/\/\S+/gi, ' url ')
    .normalize('NFKC')
    .toLowerCase();
}

/** True if many words have characters without width inside. Scripts that join letters by them are no disguise. */
function hasBrokenWords(text: string): boolean {
  let count = 0;
  for (const _ of text.matchAll(/[a-z][\u200b-\u200d\u2060\ufeff\u00ad]+[a-z]/gi)) {
    if (++count === 8) return true;
  }
  return false;
}

/** True for a long text of few words, which costs tokens and says nothing. */
function isRepetitive(text: string): boolean {
  if (text.length < 20_000) return false;
  const words = text.split(/\s+/, 20_000);
  return words.length < 20 || new Set(words).size / words.length < 0.02;
}
