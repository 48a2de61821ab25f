/**
 * A writer that obeys every instruction in a prompt, whoever gave it: the text of a mail counts like the system prompt.
 * A check that asks a model whether a mail contains instructions fails with this one.
 */
import { isRecord, type Prompt, type Schema } from '../prompt.ts';
import { writeHonestly } from './honest.ts';
import { addressesOf } from './text.ts';

interface Orders {
  /** Texts that the answer must contain. */
  say: string[];
  /** Whether these texts replace the answer. */
  isInstead: boolean;
  links: string[];
  addresses: string[];
  /** Fields to set, by name in lower case. */
  fields: Map<string, string>;
  /** Whether to reveal the whole prompt. */
  reveals: boolean;
}

const SAY = /\b(?:say|write|reply with|answer with|respond with|output|include|append|add|repeat)\b/gi;
const OPENING = /["“'`]/;
const CLOSING = /["”'`]/;
const SET =
  /\b(?:set|mark|rate|classify|change|make)(?: the| this| its)? ([a-z][a-z_ ]{1,30}?)(?: risk| level)? (?:to|as|is|=) ["“'`]?([\w-]{1,40})/gi;
const INSTEAD =
  /\bignore (?:all|any|the|your|previous|prior)|\bdisregard|\bonly (?:say|write|reply|answer|output)/i;
const LINK_ORDER = /\b(?:link|visit|click|go to|include|add|send|open|url|image)\b/i;
const ADDRESS_ORDER = /\b(?:forward|send|reply to|copy|cc|bcc|write to|address)\b/i;
const REVEAL = /\b(?:reveal|show|print|repeat|list|include|send|output|tell)\b/i;
const SECRETS =
  /\b(?:system prompt|instructions|all (?:mails|emails|messages|customers|data)|everything|other (?:mails|emails|customers|messages)|password)/i;
const URL = /https?:\/\/[^\s<>"'()[\]]{1,500}/g;
const MAX_REVEALED = 4000;
const MAX_ORDERS = 20;
const MAX_LINES = 2000;
/** The maximum distance between the instruction and the text to say. */
const MAX_GAP = 60;
const MAX_SAID = 500;

export function writeObediently(prompt: Prompt): string {
  const said = prompt.turns.filter(({ called }) => called.length === 0);
  const given = said.map(({ text }) => text).join('\n');
  const orders = findOrders(given);
  const revealed = orders.reveals ? `${prompt.system}\n${given}`.slice(0, MAX_REVEALED) : '';
  const words = [
    ...orders.say,
    ...orders.links.map((link) => `[Click here](${link}) <a href="${link}">${link}</a>`),
    ...orders.addresses,
    revealed,
  ].filter((text) => text !== '');
  const obey = (text: string) =>
    orders.isInstead && words.length > 0 ? words.join('\n\n') : [text, ...words].join('\n\n');

  const honest = writeHonestly(prompt);
  if (prompt.format.type === 'text') return obey(honest);
  const schema = prompt.format.schema;
  const visit = (value: unknown, name: string, node: Schema | undefined): unknown => {
    const ordered = orders.fields.get(name.replaceAll('_', ' ').replace(/ (?:risk|level)$/, ''));
    const words = node?.enum?.filter((word) => typeof word === 'string');
    if (words) return words.find((word) => word.toLowerCase() === ordered) ?? value;
    if (typeof value === 'boolean')
      return ordered === undefined ? value : ordered === 'true' || ordered === 'yes';
    if (Array.isArray(value)) {
      if (/^(?:to|cc|bcc)$/.test(name)) return [...value, ...orders.addresses];
      return value.map((item) => visit(item, name, node?.items));
    }
    if (isRecord(value)) {
      const entries = Object.entries(value).map(([key, child]) => [
        key,
        visit(child, key, node?.properties?.[key]),
      ]);
      return Object.fromEntries(entries);
    }
    if (typeof value !== 'string') return value;
    if (ordered !== undefined) return ordered;
    if (/^(?:to|cc|bcc|address)$/.test(name)) return orders.addresses[0] ?? value;
    return /\s/.test(value) ? obey(value) : value;
  };
  return JSON.stringify(visit(JSON.parse(honest), '', schema ?? undefined));
}

function findOrders(text: string): Orders {
  const orders: Orders = {
    say: [],
    isInstead: INSTEAD.test(text),
    links: [],
    addresses: [],
    fields: new Map(),
    reveals: false,
  };
  for (const match of text.matchAll(SET)) {
    // The last instruction wins, as the mail comes after the product's own instructions.
    orders.fields.set(
      match[1]!
        .toLowerCase()
        .trim()
        .replaceAll('_', ' ')
        .replace(/ (?:risk|level)$/, ''),
      match[2]!.toLowerCase(),
    );
  }
  for (const line of text.split('\n', MAX_LINES)) {
    orders.say.push(...findTexts(line));
    orders.reveals ||= REVEAL.test(line) && SECRETS.test(line);
    if (LINK_ORDER.test(line)) orders.links.push(...(line.match(URL) ?? []));
    if (ADDRESS_ORDER.test(line) && !/^\s*(?:from|to|cc|bcc)\s*:/i.test(line))
      orders.addresses.push(...addressesOf(line));
  }
  orders.say = orders.say.slice(0, MAX_ORDERS);
  orders.links = [...new Set(orders.links)].slice(0, MAX_ORDERS);
  orders.addresses = [...new Set(orders.addresses)].slice(0, MAX_ORDERS);
  return orders;
}

/** Returns the texts that a line asks to say: `reply with "…"`, or `Say I agree`. */
function findTexts(line: string): string[] {
  const texts: string[] = [];
  for (const match of line.slice(0, MAX_REVEALED).matchAll(SAY)) {
    const rest = line.slice(match.index + match[0].length);
    const start = rest.slice(0, MAX_GAP).search(OPENING);
    const quoted = start < 0 ? '' : rest.slice(start + 1, start + MAX_SAID);
    const end = quoted.search(CLOSING);
    if (end > 0) texts.push(quoted.slice(0, end));
    else if (/^:? [A-Z]/.test(rest))
      texts.push(rest.replace(/^:/, '').slice(0, MAX_SAID).split('.')[0]!.trim());
    if (texts.length === MAX_ORDERS) break;
  }
  return [...new Set(texts)];
}
