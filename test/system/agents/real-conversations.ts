/** Real conversations, and what is new in each of their mails: found without Herald's own rules. */
import { simpleParser } from 'mailparser';

export interface RealMail {
  raw: Buffer;
  /** Without quotations, signature and footer of the list. */
  sentences: string[][];
}

interface Parsed {
  raw: Buffer;
  ids: string[];
  date: number;
  text: string;
}

const idsIn = (text: string) => text.match(/<[^<>\s]+>/g) ?? [];

async function parse(raw: Buffer): Promise<Parsed> {
  const mail = await simpleParser(raw, { skipImageLinks: true, skipTextToHtml: true });
  const references = [mail.references ?? []].flat().join(' ');
  return {
    raw,
    ids: idsIn(`${mail.messageId} ${mail.inReplyTo ?? ''} ${references}`),
    date: mail.date?.getTime() ?? 0,
    text: mail.text ?? '',
  };
}

/** Returns conversations of at least two mails, the oldest mail first: components of the ids that mails name. */
export async function readConversations(messages: Buffer[], count: number): Promise<RealMail[][]> {
  const conversations = new Map<string, Set<Parsed>>();
  for (const raw of messages) {
    const mail = await parse(raw);
    const joined = new Set([mail]);
    for (const id of mail.ids) for (const other of conversations.get(id) ?? []) joined.add(other);
    for (const { ids } of joined) for (const id of ids) conversations.set(id, joined);
  }
  return [...new Set(conversations.values())]
    .filter(({ size }) => size > 1)
    .slice(0, count)
    .map((mails) => withSentences([...mails].sort((a, b) => a.date - b.date)));
}

function withSentences(mails: Parsed[]): RealMail[] {
  let earlier = ' ';
  return mails.map(({ raw, text }) => {
    const sentences = sentencesOf(text).filter((words) => !earlier.includes(` ${words.join(' ')} `));
    earlier += `${wordsOf(text.replace(/^[> ]+/gm, '')).join(' ')} `;
    return { raw, sentences };
  });
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where a mail ends that its writer wrote: at the signature, the footer of the list, or another mail without marks. */
const END =
  /^(?:--[ ]?$(?!\n--)|_{10,}$|-+ ?Original Message|\*?(?:From|Fra|Von|Gesendet):|Sent from my |Get Outlook for )/m;
/** The lines above a quotation that say who wrote it and when. */
const ATTRIBUTION = /^.*(?:<.+@|\d[:/.]\d\d|\d{4}).*\n?(?:.*\n){0,2}?.*[:：][ \t]*\n\s*(?=>)/gm;

/** Returns the words of each sentence that is not marked as quoted. */
function sentencesOf(text: string): string[][] {
  const [own = ''] = text.replaceAll('\r', '').split(END);
  const sentences: string[][] = [];
  for (const block of own.replace(ATTRIBUTION, '\n').split(/^(?:>.*|\s*)$/m))
    for (const sentence of block.split(/[.!?:]\s/)) {
      const words = wordsOf(sentence);
      if (words.length > 2) sentences.push(words);
    }
  return sentences;
}
