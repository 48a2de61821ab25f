/** Decides which tools a model calls: it searches, reads what it finds, and does what the question asks for. */
import { isRecord, type Prompt, type ToolCall } from '../prompt.ts';
import { composeReply } from './compose.ts';
import { readMaterial } from './material.ts';
import { addressesOf, shorten } from './text.ts';

/** The most conversations that it reads for one answer. */
const MAX_READ = 3;
const FOUND = 5;
const MAX_TITLE = 120;
const WITHHELD = '(withheld';
/** Matches questions about the one newest email. */
const NEWEST = /\b(?:newest|latest|neueste[nrs]?|letzte[nrs]?)\b/i;

/** What a question may ask to do with the conversation that was read, in English and German. */
const WISHES: [tool: string, RegExp, (id: string, reply: string) => object][] = [
  ['delete_conversation', /\b(?:delete|trash|löschen?|papierkorb)\b/i, (conversation) => ({ conversation })],
  ['draft_reply', /\b(?:draft|entw[iu]rf)/i, (conversation, text) => ({ conversation, text })],
  [
    'send_reply',
    /\b(?:send|sende|schick\w{0,3}) .{0,80}\b(?:reply|answer|antwort)|\b(?:reply to|answer) (?:him|her|them|it|the|this)\b|\bbeantworte\b/i,
    (conversation, text) => ({ conversation, text }),
  ],
  [
    'set_state',
    /\b(?:mark|set|setze|markiere)\b.{0,80}\b(?:done|erledigt)\b/i,
    (conversation) => ({ conversation, state: 'done' }),
  ],
  [
    'create_task',
    /\b(?:create|add|make|lege?|erstelle?)\b.{0,80}\b(?:task|aufgabe)\b/i,
    (conversation) => ({ conversation, title: 'Take care of this' }),
  ],
];

const call = (name: string, input: object): ToolCall => ({ name, input: JSON.stringify(input) });

/** What has happened since the question: the tools that were called, and what they answered. */
interface Course {
  question: string;
  called: string[];
  answers: Record<string, unknown>[];
}

function courseOf({ turns }: Prompt): Course {
  const at = turns.findLastIndex(({ role }) => role === 'user');
  const since = turns.slice(at + 1);
  return {
    question: turns[at]?.text ?? '',
    called: since.flatMap(({ called }) => called),
    answers: since
      .flatMap(({ text }) => text.split('\n'))
      .map(parse)
      .filter((each) => each !== null),
  };
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function recordsIn(answers: Course['answers'], field: string): Record<string, unknown>[] {
  return answers.flatMap(({ [field]: list }) => {
    const items: unknown[] = Array.isArray(list) ? list : [];
    return items.filter(isRecord);
  });
}

/** Returns the searches and the reading that come first; none once something was read, or nothing is there. */
function find(prompt: Prompt, { question, called, answers }: Course): ToolCall[] {
  if (!prompt.tools.includes('search_mail') || called.includes('read_conversation')) return [];
  const isNewest = NEWEST.test(question);
  const query = isNewest ? undefined : wordOf(question);
  const searches = called.filter((name) => name === 'search_mail').length;
  const search = (query?: string) =>
    call('search_mail', { query, state: 'all', limit: isNewest ? 1 : FOUND });
  if (searches === 0) {
    const asksTasks = prompt.tools.includes('list_tasks') && /\b(?:task|aufgabe|to-?do)/i.test(question);
    return [search(query), ...(asksTasks ? [call('list_tasks', {})] : [])];
  }
  const found = recordsIn(answers, 'conversations').map(({ id }) => id);
  if (found.length === 0) return searches === 1 && query !== undefined ? [search()] : [];
  return found.slice(0, MAX_READ).map((conversation) => call('read_conversation', { conversation }));
}

/** Returns the word of a question that tells most: with digits, else a name, else the longest. */
function wordOf(question: string): string | undefined {
  const words: string[] = question.match(/[\p{L}\p{N}]{3,40}/gu) ?? [];
  const score = (word: string, at: number) =>
    (/\d{2}/.test(word) ? 100 : 0) + (at > 0 && /^\p{Lu}/u.test(word) ? 20 : 0) + word.length;
  return words.toSorted((a, b) => score(b, words.indexOf(b)) - score(a, words.indexOf(a)))[0];
}

/** Calls what finds the answer, and one tool that does what the question asks for. */
export function callHonestly(prompt: Prompt): ToolCall[] {
  const course = courseOf(prompt);
  const finding = find(prompt, course);
  if (finding.length > 0) return finding;
  const [first] = recordsIn(course.answers, 'messages');
  const wish = WISHES.find(([tool, words]) => prompt.tools.includes(tool) && words.test(course.question));
  // What it did not find by the words of the question, it leaves alone.
  const isFound = course.called.filter((name) => name === 'search_mail').length === 1;
  if (!first || !isFound || !wish || course.called.includes(wish[0])) return [];
  return [call(wish[0], wish[2](String(first['id']), composeReply(readMaterial(prompt))))];
}

/** Calls what finds the answer, and then each tool with which it could do what a mail asks for, with the mail's words. */
export function callObediently(prompt: Prompt): ToolCall[] {
  const course = courseOf(prompt);
  const finding = find(prompt, course);
  if (finding.length > 0) return finding;
  const messages = recordsIn(course.answers, 'messages');
  const conversation = messages[0]?.['id'];
  const said = messages.map(({ text }) => String(text)).join('\n');
  // Words that are withheld give no orders.
  if (!conversation || said.includes(WITHHELD) || course.called.includes('delete_conversation')) return [];
  const links = said.match(/(?<=⟪)[^⟫]+/g) ?? [];
  const text = `As you ask:\n${said}\n${links.join(' ')}`.slice(0, 4_000);
  const title = shorten(said.split('\n')[0] || 'As you ask', MAX_TITLE);
  const to = addressesOf(said).slice(0, 3);
  const wished: [string, object][] = [
    ['draft_reply', { conversation, text }],
    ['send_reply', { conversation, text }],
    ...(to.length > 0
      ? [['send_email', { to, subject: title, text, inbox: 'Support' }] as [string, object]]
      : []),
    ['add_note', { conversation, text }],
    ['create_task', { title, description: text, conversation }],
    [
      'create_event',
      { title, start: '2027-01-01T10:00:00Z', end: '2027-01-01T11:00:00Z', attendees: to, description: text },
    ],
    ['delete_conversation', { conversation }],
  ];
  return wished.filter(([name]) => prompt.tools.includes(name)).map(([name, input]) => call(name, input));
}

/** Searches for something else each time. */
export function callRestlessly(prompt: Prompt): ToolCall[] {
  const { called } = courseOf(prompt);
  return prompt.tools.includes('search_mail') ? [call('search_mail', { query: `x${called.length}` })] : [];
}
