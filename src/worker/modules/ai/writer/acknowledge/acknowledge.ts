import { MAX_NAME_CHARACTERS, MAX_REPLY_SUBJECT_CHARACTERS, MAX_SUBJECT_CHARACTERS } from '../limits.ts';
import { personName } from '../text/person-name.ts';
import { cutWords, singleLine } from '../text/words.ts';
import { ACKNOWLEDGEMENTS } from './phrases.ts';

export interface AcknowledgeInput {
  /** ISO 639-1. English is written for a language without sentences. */
  language: string;
  subject: string;
  /** The number of the task, which the customer can quote. */
  taskNumber: number | null;
  /** The name of the sender as the mail has it. It is used only if it looks like that of a person. */
  name: string | null;
  /** Who signs. */
  inboxName: string | null;
}

/** The languages that an acknowledgement can be written in (ISO 639-1). */
export const ACKNOWLEDGEMENT_LANGUAGES: readonly string[] = Object.keys(ACKNOWLEDGEMENTS);

/** "Re:" and its forms in other languages; "Re[2]:" and "Re(2):" too. A forwarding prefix stays. */
const REPLY_PREFIX =
  /^(?:re|aw|antw|antwort|antwoord|sv|vs|vl|vá|res|resp|rif|ref|r|odp|ynt|ynıt|yan|atb|bls|hv|ha|на|отв|ответ|відп|απ|回复|回覆|答复|答覆|返信|회신|답장|رد|תשובה) ?(?:[[(]\d{1,3}[\])])? ?[:：] ?/i;
/** Prefixes that are removed; more are a loop or a joke. */
const MAX_PREFIXES = 20;

/** A courteous confirmation that a message has arrived. It promises nothing. */
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

/** "Re:" once, the subject, and the task's number unless the subject has it. */
function replySubject(subject: string, instead: string, number: number | null): string {
  const plain = withoutReplyPrefix(singleLine(subject.slice(0, MAX_SUBJECT_CHARACTERS))) || instead;
  const mark = number === null || plain.includes(`[#${number}]`) ? '' : ` [#${number}]`;
  return `Re: ${cutWords(plain, MAX_REPLY_SUBJECT_CHARACTERS - 'Re: '.length - mark.length)}${mark}`;
}

/** The subject without any prefixes of replies. */
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
