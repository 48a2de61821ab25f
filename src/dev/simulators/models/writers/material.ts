/** Finds the mail inside a prompt of unknown layout: tagged blocks, BEGIN and END lines, fences, JSON or headers. */
import { isRecord, type Prompt } from '../prompt.ts';
import { detectLanguage, findOrderedLanguage, type Language } from './language.ts';
import { addressesOf, sentencesOf } from './text.ts';

export interface Material {
  /** The system prompt, and the text around the mail. */
  instructions: string;
  /** The text of the mail, including headers. */
  mail: string;
  sentences: string[];
  /** Null if the prompt has none. */
  subject: string | null;
  sender: Person | null;
  people: Person[];
  /** The ids of emails in the prompt, in order. */
  ids: number[];
  /** Returns the id of the email that contains a sentence, if the prompt gives it. */
  idOf(sentence: string): number | null;
  /** The language that the instructions ask for, or else that of the mail. */
  language: Language;
  /** The user's last text, or the part after a heading such as `The question:`. */
  question: string;
}

export interface Person {
  name: string | null;
  address: string;
}

const HTML_TAGS = new Set(
  'a abbr b blockquote body br button code div em font form h1 h2 h3 h4 h5 h6 head hr html i img input li meta ol p pre s script small span strong style sub sup svg table tbody td th thead title tr u ul'.split(
    ' ',
  ),
);
const TEXT_KEYS = new Set('text body body_text content message snippet summary quote'.split(' '));
/** Matches the id of an email: `id="7"`, `Email 7`, `[message #7]`, `"id":"https://herald.test/mail/7"`. */
const ID =
  /(?:\bid|\bemail|\bmail|_id|\bmessage)["'`]?\s{0,3}[:=#([]?\s{0,3}["'`#]?(?:https?:\/\/[^\s"]{1,200}\/)?(\d{1,15})\b/gi;
const SNIPPET = /"snippet":"(?:[^"\\]|\\.)*",/g;
/** The number of characters of a mail in which its id is searched. */
const MAX_MAIL = 100_000;
const MAX_BLOCKS = 500;
const MAX_IDS = 200;
const MAX_LINES = 2000;
const MAX_HEADER = 300;
const MAX_NAME = 80;

export function readMaterial(prompt: Prompt): Material {
  const given = prompt.turns
    .filter(({ role }) => role !== 'assistant')
    .map(({ text }) => text)
    .join('\n\n');
  // What was read whole needs no excerpts.
  const userText = given.includes('"messages":[') ? given.replaceAll(SNIPPET, '') : given;
  const all = `${prompt.system}\n\n${userText}`;
  // Products put mail in the system prompt as well as in the user's turn.
  const parts = splitMail(userText) ?? splitMail(prompt.system) ?? { inside: userText, outside: userText };
  const mail = fromJson(parts.inside) ?? fromLines(parts.inside);
  const people = peopleOf(mail);
  const sender =
    people.find(({ address }) => headerOf(mail, 'from')?.toLowerCase().includes(address)) ?? null;
  const instructions = `${prompt.system}\n${parts.outside}`;
  const plain = stripTags(mail);
  const question = prompt.turns.findLast(({ role }) => role === 'user')?.text ?? '';
  return {
    instructions,
    mail: plain,
    sentences: sentencesOf(plain),
    subject: headerOf(mail, 'subject'),
    sender,
    people,
    ids: idsOf(all),
    idOf(sentence) {
      const at = Math.max(
        userText.indexOf(sentence),
        userText.indexOf(JSON.stringify(sentence).slice(1, -1)),
      );
      const before = userText.slice(Math.max(0, at - MAX_MAIL), Math.max(0, at));
      const last = [...before.matchAll(ID)].at(-1);
      return last ? Number(last[1]) : null;
    },
    language: findOrderedLanguage(instructions) ?? detectLanguage(plain),
    question: stripTags(/(?:^|\n)[\w ]{0,40}question:\n(.+)$/is.exec(question)?.[1] ?? question),
  };
}

function splitMail(text: string): { inside: string; outside: string } | null {
  return splitTags(text) ?? splitLines(text) ?? splitJson(text) ?? splitHeaders(text);
}

/** Splits `<email id="1">…</email>`, with any name that is not an HTML element. */
function splitTags(text: string): { inside: string; outside: string } | null {
  let inside = '';
  let outside = '';
  let end = 0;
  let count = 0;
  const unclosed = new Set<string>();
  for (const match of text.matchAll(/<([A-Za-z][\w-]{0,60})(?:\s[^<>]{0,500})?>/g)) {
    const name = match[1]!;
    if (match.index < end || unclosed.has(name) || HTML_TAGS.has(name.toLowerCase())) continue;
    const close = text.indexOf(`</${name}`, match.index);
    if (close < 0) {
      unclosed.add(name);
      if (unclosed.size === MAX_BLOCKS) break;
      continue;
    }
    outside += text.slice(end, match.index);
    inside += `${text.slice(match.index + match[0].length, close)}\n`;
    end = close + name.length + 3;
    if (++count === MAX_BLOCKS) break;
  }
  return count > 0 ? { inside, outside: outside + text.slice(end) } : null;
}

/** Splits lines such as `----- BEGIN MAIL 3fa9 -----` and `-----END-----`, or fences of ``` and """. */
function splitLines(text: string): { inside: string; outside: string } | null {
  const inside: string[] = [];
  const outside: string[] = [];
  let isInside = false;
  let wasInside = false;
  for (const line of text.split('\n')) {
    const bare = line.replaceAll(/[-=<>#*\s[\]]/g, '');
    const isFence = bare.startsWith('```') || bare === '"""';
    const isMark = isFence || /^(?:BEGIN|START|END)(?:[A-Z_]|$)/.test(bare);
    if (isMark) isInside = isFence ? !isInside : !bare.startsWith('END');
    else (isInside ? inside : outside).push(line);
    wasInside ||= isInside;
  }
  return wasInside ? { inside: inside.join('\n'), outside: outside.join('\n') } : null;
}

/** Splits lines of JSON, each an email or another record. */
function splitJson(text: string): { inside: string; outside: string } | null {
  const inside: string[] = [];
  const outside: string[] = [];
  for (const line of text.split('\n')) (fromJson(line) === null ? outside : inside).push(line);
  return inside.length > 0 ? { inside: inside.join('\n'), outside: outside.join('\n') } : null;
}

function splitHeaders(text: string): { inside: string; outside: string } | null {
  const at = /^(?:From|Subject|To|Date): /m.exec(text)?.index ?? text.search(/^[[{]/m);
  return at >= 0 ? { inside: text.slice(at), outside: text.slice(0, at) } : null;
}

/** Writes each line of JSON as headers and text; other lines stay. */
function fromLines(text: string): string {
  const lines = text.split('\n', MAX_LINES).map((line) => fromJson(line) ?? line);
  return [...lines, ...text.split('\n').slice(MAX_LINES)].join('\n');
}

/** Writes mails in JSON as headers and text. */
function fromJson(text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const lines: string[] = [];
  const visit = (node: unknown, depth: number): void => {
    if (depth > 6 || lines.length > MAX_BLOCKS) return;
    if (Array.isArray(node)) {
      for (const child of node) visit(child, depth + 1);
      return;
    }
    if (!isRecord(node)) return;
    for (const [key, child] of Object.entries(node)) {
      if (typeof child !== 'string') visit(child, depth + 1);
      else if (TEXT_KEYS.has(key)) lines.push(child);
      else lines.push(`${key.replace('_address', '')}: ${child}`);
    }
  };
  visit(value, 0);
  return lines.length > 0 ? lines.join('\n') : null;
}

/** Returns the value of `Subject: …`, `subject = "…"` or `<subject>…</subject>`, from the first line with one. */
function headerOf(mail: string, name: string): string | null {
  for (const line of mail.split('\n', MAX_LINES)) {
    const text = line.trim().replace(/^["<]/, '');
    if (!text.toLowerCase().startsWith(name)) continue;
    const rest = text.slice(name.length).replace(/^"/, '').trimStart();
    if (!/^[:=>]/.test(rest)) continue;
    const value = rest.slice(1, MAX_HEADER).split('</')[0]!.trim();
    const bare = value
      .replace(/^["']/, '')
      .replace(/["',]{1,3}$/, '')
      .trim();
    if (bare) return bare;
  }
  return null;
}

/** Returns `Anna Keller <anna@example.com>`, and bare addresses. */
function peopleOf(mail: string): Person[] {
  const lowerCase = mail.toLowerCase();
  return addressesOf(mail).map((address) => {
    const at = lowerCase.indexOf(address);
    const before = mail.slice(Math.max(0, at - MAX_NAME), at);
    if (!before.endsWith('<')) return { name: null, address };
    const name = before
      .slice(0, -1)
      .split(/[\n:,;<>"]/)
      .findLast((part) => part.trim() !== '');
    return { name: name && /\p{L}/u.test(name) ? name.trim() : null, address };
  });
}

function idsOf(text: string): number[] {
  const ids = new Set<number>();
  for (const match of text.matchAll(ID)) {
    ids.add(Number(match[1]));
    if (ids.size === MAX_IDS) break;
  }
  return [...ids];
}

function stripTags(text: string): string {
  return text.replaceAll(/<[^<>]{0,2000}>/g, ' ');
}
