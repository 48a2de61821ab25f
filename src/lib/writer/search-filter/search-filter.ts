import {
  addDays,
  dayNumber,
  isoOf,
  knownTimeZone,
  type WallTime,
  wallDay,
  wallTimeAt,
} from '../extract/wall-clock.ts';
import { MAX_NAME_CHARACTERS, MAX_QUERY_CHARACTERS, MAX_SEARCH_CHARACTERS } from '../limits.ts';
import { foldWords, singleLine, trimEnds } from '../text/words.ts';
import { LONGEST_PHRASE, type Meaning, type Period, QUERY_WORDS } from './query-words.ts';

/** The filters of `GET /api/emails` that words can set. */
export interface EmailFilter {
  tag?: string;
  direction?: 'inbound' | 'outbound';
  is_read?: boolean;
  is_automatic?: boolean;
  is_bounce?: boolean;
  search?: string;
}

/** Conditions in the words that `GET /api/emails` has no filter for. */
export interface UnsupportedFilter {
  /** An address or a name. */
  from?: string;
  to?: string;
  /** The instant at which the first day begins (ISO 8601 in UTC). */
  since?: string;
  /** The instant at which the last day ends. */
  before?: string;
  has_attachments?: boolean;
}

export interface SearchFilter {
  filter: EmailFilter;
  unsupported: UnsupportedFilter;
  /** The words of `unsupported`, as in the query. */
  unused: string[];
}

export interface SearchContext {
  /** ISO 8601. */
  now: string;
  /** IANA name; UTC if it is unknown. */
  timeZone?: string | null;
  /** The names of the inboxes' tags. */
  tags: readonly string[];
}

/** The number of words read from a query. */
const MAX_WORDS = 80;
/** The number of words of a name after "from". */
const NAME_WORDS = 3;
const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,189}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Word {
  /** The word as in the query. */
  text: string;
  /** Folded and trimmed. */
  key: string;
}

/**
 * Parses a search in words, such as "unread mails from anna@example.com about invoices last week in support". Searches
 * for words in quotation marks literally. Words that are no filter become `search`.
 */
export function searchFilter(query: string, context: SearchContext): SearchFilter {
  const result: SearchFilter = { filter: {}, unsupported: {}, unused: [] };
  const { quoted, words } = split(query);
  /** Runs of consecutive words to search for. */
  const runs: string[][] = [[]];
  /** Fillers that are included if the run continues after them: "refund of the deposit". */
  let between: string[] = [];
  const timeZone = knownTimeZone(context.timeZone) ?? 'UTC';
  const today = { ...wallTimeAt(Date.parse(context.now) || 0, timeZone), hour: null, minute: 0 };

  for (let at = 0; at < words.length; ) {
    const used =
      tagAt(words, at, context.tags, result) ||
      dayAt(words, at, today, timeZone, result) ||
      personAt(words, at, result) ||
      senderAt(words, at, result) ||
      meaningAt(words, at, today, timeZone, result);
    const run = runs.at(-1)!;
    if (used === 0) {
      run.push(...(run.length > 0 ? between : []), words[at]!.text);
      between = [];
    } else if (isFiller(words, at, used)) {
      between.push(...words.slice(at, at + used).map(({ text }) => text));
    } else {
      between = [];
      if (run.length > 0) runs.push([]);
    }
    at += Math.max(used, 1);
  }
  setSearch(quoted, runs, result);
  return result;
}

/**
 * Sets `search`, which matches literal text, so only consecutive words can be searched for: those in quotation marks,
 * else the longest run. The others are unused.
 */
function setSearch(quoted: string[], runs: string[][], { filter, unused }: SearchFilter): void {
  const texts = [...quoted, ...runs.map((run) => run.join(' ')).filter((text) => text !== '')];
  const [best] = quoted.length > 0 ? quoted : texts.toSorted((a, b) => b.length - a.length);
  if (best === undefined) return;
  unused.push(...texts.toSpliced(texts.indexOf(best), 1));
  const search = quoted.length > 0 ? best : singular(best);
  filter.search = search.slice(0, MAX_SEARCH_CHARACTERS).toWellFormed().trim();
}

/** Returns the singular: a search for "invoice" also finds "invoices", but not vice versa. */
function singular(text: string): string {
  if (text.split(' ').length > 2) return text;
  return text.replace(/ungen$/, 'ung').replace(/([a-zé]{3}[^suiáéíóú])s$/i, '$1');
}

function isFiller(words: Word[], at: number, count: number): boolean {
  const key = words
    .slice(at, at + count)
    .map((word) => word.key)
    .join(' ');
  const is = QUERY_WORDS.get(key)?.is;
  return is !== undefined && ['filler', 'from', 'to', 'within', 'inbox', 'after', 'before'].includes(is);
}

function split(query: string): { quoted: string[]; words: Word[] } {
  const text = singleLine(query.slice(0, MAX_QUERY_CHARACTERS)).replace(/[“”„«»]/g, '"');
  const quoted: string[] = [];
  const bare = text.replace(/"([^"]*)"/g, (_, inside: string) => {
    if (inside.trim() !== '') quoted.push(inside.trim());
    return ' ';
  });
  const words = bare
    .split(/\s+/)
    .map((word) => trimEnds(word, /[.,;:!?()'"¿¡<>]/))
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => ({ text: word, key: foldWords(word).trim() }));
  return { quoted, words };
}

/** Reads "in support", "support inbox", "tag:support". "Support" alone is searched for. */
function tagAt(words: Word[], at: number, tags: readonly string[], { filter }: SearchFilter): number {
  const tagOf = (key: string | undefined) => tags.find((tag) => tag.toLowerCase() === key);
  const explicit = /^(?:tag|in|inbox):(.+)$/i.exec(words[at]!.text)?.[1]?.toLowerCase();
  const is = (place: number) => QUERY_WORDS.get(words[place]?.key ?? '')?.is;
  let used = 0;
  let tag = tagOf(explicit);
  if (tag) used = 1;
  else if (is(at) === 'within' || is(at) === 'inbox') {
    // "in the support inbox", "im Postfach Support", "dans la boîte Support".
    let place = at + 1;
    while (place < at + 4 && (is(place) === 'inbox' || is(place) === 'filler')) place++;
    tag = tagOf(words[place]?.key.split(' ')[0]);
    if (tag) used = place - at + (is(place + 1) === 'inbox' ? 2 : 1);
  } else {
    // "support inbox", "Support-Postfach".
    const [first, second] = words[at]!.key.split(' ');
    tag = tagOf(first);
    const isInbox = QUERY_WORDS.get(second ?? words[at + 1]?.key ?? '')?.is === 'inbox';
    if (tag && isInbox) used = second ? 1 : 2;
  }
  if (tag && used > 0) filter.tag = tag;
  return used;
}

/** Reads "since 2026-05-01", "before 2026-05-01", "2026-05-01", "last 7 days". */
function dayAt(words: Word[], at: number, today: WallTime, timeZone: string, result: SearchFilter): number {
  const is = QUERY_WORDS.get(words[at]!.key)?.is;
  const isBound = is === 'after' || is === 'before';
  const text = words[isBound ? at + 1 : at]?.text ?? '';
  if (DAY.test(text)) {
    const [year, month, day] = text.split('-').map(Number) as [number, number, number];
    const date = wallDay(year, month, day);
    if (date === null) return 0;
    if (is !== 'before') result.unsupported.since = startOf(date, timeZone);
    if (is === 'before') result.unsupported.before = startOf(date, timeZone);
    else if (!isBound) result.unsupported.before = startOf(addDays(date, 1), timeZone);
    return use(words, at, isBound ? 2 : 1, result);
  }
  const [first, count, unit] = [words[at]!.key, words[at + 1]?.key ?? '', words[at + 2]?.key ?? ''];
  if (
    /^(?:last|past|letzten?|vergangenen|derniers|últimos|ultimi|afgelopen|laatste)$/.test(first) &&
    /^\d{1,3}$/.test(count)
  ) {
    const days = /^(?:days?|tagen?|jours?|días|giorni|dias|dagen)$/.test(unit)
      ? 1
      : /^(?:weeks?|wochen|semaines?|semanas|settimane|weken)$/.test(unit)
        ? 7
        : 0;
    if (days === 0) return 0;
    result.unsupported.since = startOf(addDays(today, -days * Number(count)), timeZone);
    return use(words, at, 3, result);
  }
  return 0;
}

/** Reads "from anna@example.com", "from Anna Schmidt", "an support@example.com". */
function personAt(words: Word[], at: number, result: SearchFilter): number {
  const meaning = QUERY_WORDS.get(words[at]!.key)?.is;
  const explicit = /^(from|to):(.+)$/i.exec(words[at]!.text);
  if (explicit?.[2]) {
    result.unsupported[explicit[1]!.toLowerCase() as 'from' | 'to'] = explicit[2].slice(0, 254);
    return use(words, at, 1, result);
  }
  if (meaning !== 'from' && meaning !== 'to') return 0;
  const next = words[at + 1];
  if (next && ADDRESS.test(next.text)) {
    result.unsupported[meaning] = next.text.toLowerCase();
    return use(words, at, 2, result);
  }
  // A name needs a capital letter and no other meaning: "de" and "to" are frequent.
  let end = at + 1;
  while (end <= at + NAME_WORDS && end < words.length && isNameWord(words[end]!)) end++;
  if (end === at + 1 || meaning === 'to') return 0;
  const name = words
    .slice(at + 1, end)
    .map(({ text }) => text)
    .join(' ');
  result.unsupported.from = name.slice(0, MAX_NAME_CHARACTERS);
  return use(words, at, end - at, result);
}

/** Reads "that Kim sent": a name before the verb is the sender. */
function senderAt(words: Word[], at: number, result: SearchFilter): number {
  const [name, verb] = [words[at]!, words[at + 1]];
  if (!verb || !/^(?:sent|wrote|schrieb|schickte)$/.test(verb.key) || !isNameWord(name)) return 0;
  result.unsupported.from = name.text.slice(0, MAX_NAME_CHARACTERS);
  return use(words, at, 2, result);
}

function isNameWord({ text, key }: Word): boolean {
  return /^\p{Lu}[\p{L}\p{M}'’-]*$/u.test(text) && !QUERY_WORDS.has(key);
}

/** Applies the longest phrase with a meaning. Returns the number of its words, or 0. */
function meaningAt(
  words: Word[],
  at: number,
  today: WallTime,
  timeZone: string,
  result: SearchFilter,
): number {
  for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count--) {
    const key = words
      .slice(at, at + count)
      .map((word) => word.key)
      .join(' ');
    const meaning = QUERY_WORDS.get(key);
    if (meaning && apply(meaning, today, timeZone, result)) {
      const isFilter = meaning.is !== 'period' && meaning.is !== 'attachments';
      return isFilter ? count : use(words, at, count, result);
    }
  }
  return 0;
}

/** Applies a meaning. Returns false if the phrase means nothing by itself and is to be searched for. */
function apply(
  meaning: Meaning,
  today: WallTime,
  timeZone: string,
  { filter, unsupported }: SearchFilter,
): boolean {
  switch (meaning.is) {
    case 'read':
      filter.is_read = meaning.value;
      return true;
    case 'direction':
      filter.direction = meaning.value;
      return true;
    case 'automatic':
      filter.is_automatic = true;
      return true;
    case 'bounce':
      filter.is_bounce = true;
      return true;
    case 'attachments':
      unsupported.has_attachments = true;
      return true;
    case 'period': {
      const [first, next] = daysOf(meaning.value, today);
      unsupported.since = startOf(first, timeZone);
      unsupported.before = startOf(next, timeZone);
      return true;
    }
    default:
      // Isolated prepositions are not searched for either.
      return true;
  }
}

/** Returns the first day of a period, and the day after its last. Weeks begin on Monday. */
function daysOf(period: Period, today: WallTime): [WallTime, WallTime] {
  const monday = addDays(today, -((dayNumber(today) + 3) % 7));
  const first = { ...today, day: 1 };
  const nextMonth = { ...addDays(first, 31), day: 1 };
  const newYear = { ...first, month: 1 };
  switch (period) {
    case 'today':
      return [today, addDays(today, 1)];
    case 'yesterday':
      return [addDays(today, -1), today];
    case 'this week':
      return [monday, addDays(monday, 7)];
    case 'last week':
      return [addDays(monday, -7), monday];
    case 'this month':
      return [first, nextMonth];
    case 'last month':
      return [{ ...addDays(first, -1), day: 1 }, first];
    case 'this year':
      return [newYear, { ...newYear, year: today.year + 1 }];
    case 'last year':
      return [{ ...newYear, year: today.year - 1 }, newYear];
  }
}

function startOf(day: WallTime, timeZone: string): string {
  return isoOf({ ...day, hour: 0, minute: 0 }, timeZone);
}

function use(words: Word[], at: number, count: number, { unused }: SearchFilter): number {
  unused.push(
    words
      .slice(at, at + count)
      .map(({ text }) => text)
      .join(' '),
  );
  return count;
}
