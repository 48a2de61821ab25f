import { MAX_NAME_CHARACTERS, MAX_REPLY_SUBJECT_CHARACTERS, MAX_SUBJECT_CHARACTERS } from '../limits.ts';
import { personName } from '../text/person-name.ts';
import { cutWords, singleLine } from '../text/words.ts';
import { ACKNOWLEDGEMENTS } from './phrases.ts';

export interface AcknowledgeInput {
  /** ISO 639-1. Languages without phrases get English. */
  language: string;
  subject: string;
  /** The number of the task, which the customer can quote. */
  taskNumber: number | null;
  /** The sender's name in the mail. Used only if it looks like that of a person. */
  name: string | null;
  /** The name of the signer. */
  inboxName: string | null;
}

/** The languages of acknowledgements (ISO 639-1). */
export const ACKNOWLEDGEMENT_LANGUAGES: readonly string[] = Object.keys(ACKNOWLEDGEMENTS);

/** "Re:" and its forms in other languages, also "Re[2]:" and "Re(2):"; not forwarding prefixes. */
const REPLY_PREFIX =
  /^(?:re|aw|antw|antwort|antwoord|sv|vs|vl|vá|res|resp|rif|ref|r|odp|ynt|ynıt|yan|atb|bls|hv|ha|на|отв|ответ|відп|απ|回复|回覆|答复|答覆|返信|회신|답장|رد|תשובה) ?(?:[[(]\d{1,3}[\])])? ?[:：] ?/i;
/** The maximum number of prefixes to remove; more are a loop or a joke. */
const MAX_PREFIXES = 20;

/** Writes a polite confirmation that a message has arrived, without promises. */
export function acknowledge(input: AcknowledgeInput): { subject: string; text: string } {
  const words = ACKNOWLEDGEMENTS[input.language] ?? ACKNOWLEDGEMENTS['en']!;
  const name = personName(input.name);
  const number = isNumber(input.taskNumber) ? input.taskNumber : null;
  const inbox =
    input.inboxName === null
      ? ''
      : cutWords(singleLine(input.inboxName.slice(0, 4 * MAX_NAME_CHARACTERS)), MAX_NAME_CHARACTERS);
  const paragraphs = [
    name !== null && words.greetingWithName ? fill(words.greetingWithName, 'name', name) : words.greeting,
    words.received,
    [number === null ? '' : fill(words.reference, 'number', String(number)), words.more]
      .filter(Boolean)
      .join('\n'),
    [words.closing, inbox].filter(Boolean).join('\n'),
  ];
  return { subject: replySubject(input.subject, words.subject, number), text: paragraphs.join('\n\n') };
}

/** Returns "Re:", the subject, and the task's number unless the subject contains it. */
function replySubject(subject: string, instead: string, number: number | null): string {
  const plain = withoutReplyPrefix(singleLine(subject.slice(0, MAX_SUBJECT_CHARACTERS))) || instead;
  const mark = number === null || plain.includes(`[#${number}]`) ? '' : ` [#${number}]`;
  return `Re: ${cutWords(plain, MAX_REPLY_SUBJECT_CHARACTERS - 'Re: '.length - mark.length)}${mark}`;
}

/** Returns the subject without reply prefixes. */
export function withoutReplyPrefix(subject: string): string {
  let text = subject.trim();
  for (let i = 0; i < MAX_PREFIXES; i++) {
    const prefix = REPLY_PREFIX.exec(text);
    if (!prefix) break;
    text = text.slice(prefix[0].length).trim();
  }
  return text;
}

function isNumber(value: number | null): value is number {
  return value !== null && Number.isSafeInteger(value) && value > 0;
}

function fill(sentence: string, name: string, value: string): string {
  return sentence.replace(`{${name}}`, () => value);
}
