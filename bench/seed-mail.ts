/** Seeds the mail of one organization, with its threads, tasks, events and counts. */
import type { Direction } from '../src/contract/mail/emails.ts';
import type { TaskPriority, TaskStatus } from '../src/contract/tasks.ts';
import { HTML_RULES } from '../src/lib/message/html/clean-html.ts';
import { snippetOf } from '../src/lib/message/snippet.ts';
import { BUILT_IN, type Tag } from '../src/lib/tags.ts';
import { foldsOf, indexed } from '../src/worker/modules/mail/search-index/grams.ts';
import { type Email, keep, newKept, type Thread, writeThread } from './seed-thread.ts';
import { body, Dice, HTML_POOL, person, sha256, subject, uuid } from './texts.ts';
import type { Writer } from './writer.ts';

const TAGS = BUILT_IN.entries.map(({ tag }) => tag);

const ID_SPAN = 2 ** 32;
/** The date of the first email, and of all rows created before it. */
export const FIRST_DATE = Date.UTC(2025, 0, 1);
const MINUTE = 60_000;
/** By which `email_counts` has its numbers. */
const PERIOD = 2 ** 31;
/** The number of concurrent threads in one organization. */
const OPEN_THREADS = 20;
/** The thread lengths that an organization with at least 2,000 emails is guaranteed to have. */
export const THREAD_LENGTHS = [50, 10, 1];

const TAG_WEIGHTS: Record<string, number> = { Support: 45, Info: 30, Hello: 15, Partners: 8, Neo: 2 };
const STATUS_WEIGHTS: Record<TaskStatus, number> = { done: 80, todo: 15, in_progress: 5 };
const PRIORITY_WEIGHTS: Record<TaskPriority, number> = { medium: 90, high: 6, low: 3, urgent: 1 };

export function addressOf(organization: number, tag: Tag): string {
  return `${tag.toLowerCase()}@company-${organization}.example`;
}

export function inboxId(organization: number, tag: Tag): number {
  return (organization - 1) * TAGS.length + TAGS.indexOf(tag) + 1;
}

/** Writes `emails` emails, oldest first. An organization always gets the same emails. */
export function seedMail(writer: Writer, organization: number, emails: number): void {
  const dice = new Dice(organization);
  const requiredLengths = [...THREAD_LENGTHS];
  const open: (Thread | undefined)[] = [];
  const emailCounts = new Map<string, number>();
  const taskCounts = new Map<string, number>();
  const threadCounts = new Map<string, number>();
  let tasks = 0;

  const increment = (counts: Map<string, number>, ...key: (string | number)[]) =>
    counts.set(key.join(), (counts.get(key.join()) ?? 0) + 1);
  const endThread = (thread: Thread) => {
    for (const place of writeThread(writer, organization, thread)) increment(threadCounts, ...place);
  };

  for (let n = 1; n <= emails; n++) {
    const slot = dice.below(OPEN_THREADS);
    const thread = open[slot] ?? {
      id: organization * ID_SPAN + n,
      subject: subject(dice),
      tag: dice.weighted(TAG_WEIGHTS) as Tag,
      customer: person(dice),
      messageIds: [],
      targetLength: requiredLengths.shift() ?? threadLength(dice),
      kept: newKept(),
    };
    const email = makeEmail(dice, organization, n, thread);
    const files = writeEmail(writer, dice, thread, email);
    increment(emailCounts, email.tag, email.direction, email.isRead, Math.floor(email.receivedAt / PERIOD));
    let taskId: number | null = null;
    if (email.direction === 'inbound') {
      taskId = organization * ID_SPAN + ++tasks;
      const status = writeTask(writer, dice, taskId, email);
      increment(taskCounts, status);
      thread.kept.task = { id: taskId, status };
    }
    keep(thread.kept, email, files);
    writeEvent(writer, taskId, email);

    thread.messageIds.push(email.messageId);
    const isEnded = thread.messageIds.length === thread.targetLength;
    if (isEnded) endThread(thread);
    open[slot] = isEnded ? undefined : thread;
  }

  for (const thread of open) if (thread) endThread(thread);
  const ofKinds = Map.groupBy(emailCounts, ([key]) => key.replace(/,[^,]*$/, ''));
  for (const [key, counts] of ofKinds) {
    const [tag, direction, isRead] = key.split(',') as [string, string, string];
    const kind = { organization_id: organization, tag, direction, is_read: Number(isRead) };
    const periods = counts.map(([ofPeriod, count]) => [ofPeriod.slice(key.length + 1), count] as const);
    const count = periods.reduce((sum, [, n]) => sum + n, 0);
    writer.insert('email_counts', { ...kind, count, periods: JSON.stringify(Object.fromEntries(periods)) });
  }
  for (const [status, total] of taskCounts) {
    writer.insert('task_counts', { organization_id: organization, status, count: total });
  }
  for (const [key, total] of threadCounts) {
    const [box, direction, isRead] = key.split(',') as [string, string, string];
    const kind = { organization_id: organization, box, state: 'open', direction, is_read: Number(isRead) };
    writer.insert('thread_counts', { ...kind, count: total });
  }
  writer.insert('sequences', { organization_id: organization, name: 'email', value: emails });
  writer.insert('sequences', { organization_id: organization, name: 'task', value: tasks });
}

function makeEmail(dice: Dice, organization: number, n: number, thread: Thread): Email {
  const { customer, tag, messageIds } = thread;
  const own = { name: `Company ${organization}`, address: addressOf(organization, tag) };
  const direction: Direction = messageIds.length > 0 && dice.below(100) < 24 ? 'outbound' : 'inbound';
  const [sender, recipient] = direction === 'inbound' ? [customer, own] : [own, customer];
  return {
    id: organization * ID_SPAN + n,
    organization,
    /** The key of the email's objects in R2. */
    hash: sha256(`${organization} ${n}`),
    messageId: `<${dice.hex(28)}@${sender.address.split('@')[1]}>`,
    direction,
    tag,
    isRead: direction === 'outbound' || !dice.oneIn(50) ? 1 : 0,
    sender,
    recipient,
    subject: messageIds.length === 0 ? thread.subject : `Re: ${thread.subject}`,
    receivedAt: FIRST_DATE + n * 10 * MINUTE - dice.below(600 * MINUTE),
    createdAt: FIRST_DATE + (n * 10 + 600) * MINUTE,
  };
}
/** Writes the email, its attachments, and the message ids of its thread. Returns the number of attachments. */
function writeEmail(writer: Writer, dice: Dice, thread: Thread, email: Email): number {
  const { id, organization, hash, messageId, direction, tag, sender, recipient } = email;
  const text = body(dice);
  const cc = dice.oneIn(8) ? [person(dice).address] : [];
  const searched = {
    subject: email.subject,
    bodyText: text,
    fromName: sender.name,
    fromAddress: sender.address,
    toAddress: recipient.address,
    recipients: { to: [recipient.address], cc },
  };
  writer.insert('emails', {
    id,
    organization_id: organization,
    save_id: uuid(dice),
    thread_id: thread.id,
    message_id: messageId,
    in_reply_to: thread.messageIds.at(-1) ?? null,
    direction,
    tag,
    is_read: email.isRead,
    received_at: email.receivedAt,
    created_at: email.createdAt,
    from_address: sender.address,
    from_name: sender.name,
    to_address: recipient.address,
    recipients: JSON.stringify({ to: [recipient.address], cc, reply_to: [] }),
    subject: email.subject,
    body_text: text,
    body_html: dice.oneIn(2) ? dice.pick(HTML_POOL) : null,
    body_key: null,
    raw_key: `organizations/${organization}/raw/${hash}.eml`,
    size: text.length * 3 + 2500,
    inbox_id: inboxId(organization, tag),
    html_rules: HTML_RULES,
    snippet: snippetOf(text, email.subject),
    folds: foldsOf(searched),
  });
  const threadMessage = { organization_id: organization, thread_id: thread.id };
  writer.insert('thread_messages', { ...threadMessage, message_id: messageId.slice(1, -1) });
  // One thread in twenty replies to a message that is not in the database.
  if (id === thread.id && dice.oneIn(20)) {
    writer.insert('thread_messages', { ...threadMessage, message_id: `${dice.hex(28)}@elsewhere.example` });
  }
  let files = 0;
  for (let position = 1; position <= 3 && dice.oneIn(8); position++) {
    files++;
    writer.insert('attachments', {
      email_id: id,
      position,
      organization_id: organization,
      filename: `${subject(dice).slice(0, 20)}.pdf`,
      content_type: 'application/pdf',
      size: 1000 + dice.below(1_000_000),
      content_id: null,
      is_inline: 0,
      key: `organizations/${organization}/attachments/${hash}/${position}`,
    });
  }
  const grams = indexed({ ...searched, textRest: '', hasAttachment: files > 0 });
  writer.insert('email_terms', { rowid: id, grams });
  return files;
}

/** Writes the task, and its history unless its status is todo. Returns the status. */
function writeTask(writer: Writer, dice: Dice, id: number, email: Email): TaskStatus {
  const { organization, sender, createdAt } = email;
  const status = dice.weighted(STATUS_WEIGHTS);
  const movedAt = createdAt + 60 * MINUTE;
  writer.insert('tasks', {
    id,
    organization_id: organization,
    title: email.subject,
    description: `Email from ${sender.name} <${sender.address}>: /api/emails/${email.id}`,
    priority: dice.weighted(PRIORITY_WEIGHTS),
    status,
    tag: email.tag,
    email_id: email.id,
    from_address: sender.address,
    subject: email.subject,
    created_at: createdAt,
    updated_at: status === 'todo' ? createdAt : movedAt,
    completed_at: status === 'done' ? movedAt : null,
  });
  if (status !== 'todo') {
    writer.insert('task_history', {
      id,
      organization_id: organization,
      task_id: id,
      created_at: movedAt,
      actor: `user:${organization}`,
      field: 'status',
      from_value: 'todo',
      to_value: status,
    });
  }
  return status;
}

/** Writes the delivered event `email.saved`. */
function writeEvent(writer: Writer, taskId: number | null, email: Email): void {
  writer.insert('events', {
    id: email.id,
    organization_id: email.organization,
    type: 'email.saved',
    data: JSON.stringify({
      message_id: email.messageId,
      from_address: email.sender.address,
      to_address: email.recipient.address,
      subject: email.subject,
      tag: email.tag,
      direction: email.direction,
      received_at: new Date(email.receivedAt).toISOString(),
      email_id: email.id,
      task_id: taskId,
    }),
    created_at: email.createdAt,
    delivered_at: email.createdAt + 1000,
  });
}

/** Returns a length from 1 to 50; most are short. */
function threadLength(dice: Dice): number {
  const share = dice.below(100);
  if (share < 55) return 1;
  if (share < 72) return 2;
  if (share < 90) return 3 + dice.below(3);
  if (share < 99) return 6 + dice.below(10);
  return 16 + dice.below(35);
}
