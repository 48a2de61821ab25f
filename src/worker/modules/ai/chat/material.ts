import type { AiWarning, InjectionRisk } from '../../../../contract/ai/answer.ts';
import type { EmailSummary } from '../../../../contract/mail/emails.ts';
import type { Task } from '../../../../contract/tasks.ts';
import { jsonForModel } from '../../../../lib/safety/for-model.ts';
import { withoutUnseen } from '../../../../lib/safety/unseen.ts';
import type { Tags } from '../../../../lib/tags.ts';
import { searchFilter } from '../../../../lib/writer/index.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { tagsOf } from '../../../platform/tags.ts';
import { listEmails, listEmailsById } from '../../mail/index.ts';
import { listTasks } from '../../tasks/index.ts';
import { emailForModel, highestRisk, riskOf, riskWarnings } from '../mail-view.ts';
import { searchWords } from './search-words.ts';

/** The number of words to search for, each in its own search. */
const SEARCHES = 3;
/** The maximum number of emails, the newest, that each search finds. */
const FOUND = 8;
/**
 * The number of the newest emails that are read, for questions such as "what came in today?", and for senders, whose
 * names are not searched.
 */
const NEWEST = 20;
/** The maximum number of emails in the prompt. */
const MAX_EMAILS = 10;
/** The minimum number of emails, even if none seems relevant. */
const MIN_EMAILS = 4;
/** The maximum number of emails cited by the last answers. */
const MAX_CITED = 4;
const EMAIL_CHARACTERS = 2_000;
/** The maximum size of all emails together. In some languages, a character has three bytes. */
const MAX_BYTES = 36_000;
/** The maximum number of open tasks per status, the newest. */
const TASKS = 8;
const TASK_CHARACTERS = 160;
const MAX_WORDS = 12;

/** The context from which a model answers a question. */
export interface Material {
  /** Emails and tasks, each as a line of JSON, with text by Herald between them. */
  text: string;
  /** The emails in the text. */
  emailIds: number[];
  risk: InjectionRisk;
  warnings: AiWarning[];
}

/** The context from earlier in the chat. */
export interface Earlier {
  /** The last question, or ''. */
  question: string;
  /** The emails cited by the last answers, newest first. */
  cited: number[];
}

/**
 * Finds emails and open tasks that may answer the question, without a model. For a question such as "and when?", uses
 * the earlier context of the chat.
 */
export async function gather(ctx: Ctx, question: string, earlier: Earlier): Promise<Material> {
  const [emailIds, tasks] = await Promise.all([chooseEmails(ctx, question, earlier), openTasks(ctx)]);
  const emails = await readEmails(ctx, emailIds);
  const risk = highestRisk(emails.map((each) => each.risk));
  return {
    text: [
      emails.length === 0 ? 'There are no emails that may matter.' : 'Emails that may matter, oldest first:',
      ...emails.map(({ text }) => text),
      tasks,
    ].join('\n'),
    emailIds: emails.map(({ id }) => id),
    risk,
    warnings: riskWarnings(risk),
  };
}

/** Returns the ids of the emails to read, most relevant first. */
async function chooseEmails(
  ctx: Ctx,
  question: string,
  { question: before, cited }: Earlier,
): Promise<number[]> {
  const words = [...new Set([...searchWords(question), ...searchWords(before)])].slice(0, MAX_WORDS);
  const { filter, isInPeriod } = read(ctx, question, await tagsOf(ctx));
  const [newest, ...found] = await Promise.all([
    listEmails(ctx, { ...filter, limit: NEWEST, offset: 0 }),
    ...words.slice(0, SEARCHES).map((search) => listEmails(ctx, { search, limit: FOUND, offset: 0 })),
  ]);
  const candidates = [newest, ...found].flatMap(({ rows }) => rows);
  const relevant = rank(candidates, (email) => countWords(email, words) + (isInPeriod(email) ? 1 : 0));
  const chosen = [...new Set([...cited.slice(0, MAX_CITED), ...relevant])].slice(0, MAX_EMAILS);
  const isGeneral = words.length === 0 || Object.keys(filter).length > 0;
  const count = Math.max(chosen.length, isGeneral ? MAX_EMAILS : MIN_EMAILS);
  return [...new Set([...chosen, ...newest.rows.map(({ id }) => id)])].slice(0, count);
}

/** Derives filters of the list and a period from a question. */
function read(ctx: Ctx, question: string, tags: Tags) {
  const now = new Date(ctx.now()).toISOString();
  const { filter, unsupported } = searchFilter(question, {
    now,
    tags: tags.entries.map((entry) => entry.name),
  });
  const { since, before } = unsupported;
  const { tag, direction, is_read } = filter;
  return {
    filter: {
      ...(tag ? { tag } : {}),
      ...(direction ? { direction } : {}),
      ...(is_read === undefined ? {} : { is_read }),
    },
    isInPeriod: ({ received_at }: EmailSummary) =>
      (since !== undefined || before !== undefined) &&
      (since === undefined || received_at >= since) &&
      (before === undefined || received_at < before),
  };
}

/** Returns the distinct ids of the emails with a score, highest first, then newest. */
function rank(rows: EmailSummary[], scoreOf: (email: EmailSummary) => number): number[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
    .map((email) => ({ id: email.id, at: email.received_at, score: scoreOf(email) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.at.localeCompare(a.at) || b.id - a.id)
    .map(({ id }) => id);
}

/** Returns how many of the words occur in the email or its sender's name. */
function countWords(email: EmailSummary, words: string[]): number {
  const text = [email.from_name, email.from_address, email.to_address, email.subject, email.body_text]
    .join('\n')
    .toLowerCase();
  return words.filter((word) => text.includes(word)).length;
}

/** Returns the emails for the prompt, oldest first. Omits the least relevant (last in `ids`) beyond the size limit. */
async function readEmails(ctx: Ctx, ids: number[]) {
  if (ids.length === 0) return [];
  const emails = new Map((await listEmailsById(ctx, ids)).map((email) => [email.id, email]));
  const encoder = new TextEncoder();
  let bytes = 0;
  return ids
    .flatMap((id) => emails.get(id) ?? [])
    .map((email) => ({
      id: email.id,
      at: email.received_at,
      text: emailForModel(email, EMAIL_CHARACTERS),
      risk: riskOf(email).risk,
    }))
    .filter(({ text }) => {
      bytes += encoder.encode(text).length;
      return bytes <= MAX_BYTES;
    })
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** Returns the number of open tasks, and the newest ones. Titles come from subjects of emails by strangers. */
async function openTasks(ctx: Ctx): Promise<string> {
  const list = (status: Task['status']) => listTasks(ctx, { status, limit: TASKS, offset: 0 });
  const [todo, inProgress] = await Promise.all([list('todo'), list('in_progress')]);
  const tasks = [...inProgress.rows, ...todo.rows];
  const counts = `Open tasks: ${todo.total ?? 0} to do, ${inProgress.total ?? 0} in progress.`;
  if (tasks.length === 0) return counts;
  const user = userOf(ctx.actor)?.userId;
  const lines = tasks.map(({ title, status, priority, assignee_id, created_at }) =>
    jsonForModel({
      task: withoutUnseen(title).replace(/\s+/g, ' ').slice(0, TASK_CHARACTERS).toWellFormed(),
      status,
      priority,
      assigned_to: assignee_id === null ? 'nobody' : assignee_id === user ? 'who asks' : 'a colleague',
      since: created_at.slice(0, 10),
    }),
  );
  return [`${counts} The newest of them:`, ...lines].join('\n');
}
