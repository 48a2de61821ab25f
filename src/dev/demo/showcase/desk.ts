/** The shop's side of the mail: its replies, read marks, and task progress. */
import type { Task, TaskPriority, TaskStatus } from '../../../contract/tasks.ts';
import { DOMAIN } from '../account.ts';
import { expectOk, read, send } from '../calls.ts';
import { runSql } from './database.ts';
import { type Assignee, type Conversation, messageIdOf, subjectOf } from './letters/conversation.ts';
import { showcaseConversations } from './mail.ts';
import { findPeople, ORGANIZATION } from './people.ts';
import type { Showcase } from './showcase.ts';

const HOUR = 3_600_000;

interface Work {
  status: TaskStatus;
  priority: TaskPriority;
  assignee: Assignee;
}
const work = (status: TaskStatus, priority: TaskPriority, assignee: Assignee): Work => ({
  status,
  priority,
  assignee,
});

/** The tasks of the other demo mail, by Message-ID. Unnamed ones stay as they arrived. */
const WORK: Record<string, Work> = {
  'order-2291-late@example.com': work('done', 'high', 'mira'),
  'order-2291-number@example.com': work('done', 'high', 'mira'),
  'order-2291-thanks@example.com': work('in_progress', 'high', 'mira'),
  'workshop-proposal@teahouse.example.org': work('done', 'medium', 'demo'),
  'workshop-dates@teahouse.example.org': work('done', 'medium', 'demo'),
  'workshop-choice@teahouse.example.org': work('done', 'medium', 'demo'),
  'workshop-camera@teahouse.example.org': work('in_progress', 'medium', 'demo'),
  'kyusu-stock@example.net': work('todo', 'medium', 'lin'),
  'shipping-amman@example.org': work('todo', 'medium', 'theo'),
  'issue-48@leafletter.example.com': work('done', 'low', null),
  'invoice-7730@harbour-freight.example.net': work('in_progress', 'medium', 'theo'),
  'closing-today@account-check.example.net': work('done', 'low', 'mira'),
  'away-118@ceramics.example.org': work('done', 'low', null),
  'cold-evenings@example.com': work('todo', 'medium', 'demo'),
};
const UNREAD = ['Which tea for cold evenings?', 'Opening hours during the holidays', '急須の在庫'];

/** Tasks that did not come from mail. */
const OWN: { title: string; description: string; work: Work }[] = [
  {
    title: 'Order labels for the winter blend',
    description: '500 pieces; the proof of Harbour Freight has the right green.',
    work: work('todo', 'high', 'theo'),
  },
  {
    title: 'Write the questions for Thursday’s stream',
    description: 'Five about water, five about cups.',
    work: work('in_progress', 'medium', 'demo'),
  },
  {
    title: 'Count the stock of glass sets',
    description: '',
    work: work('todo', 'low', 'lin'),
  },
];

/** Stores the replies, then updates tasks and read marks. Idempotent. */
export async function workOnMail(showcase: Showcase): Promise<void> {
  const { origin, cookie, now } = showcase;
  const conversations = showcaseConversations(DOMAIN, now);
  for (const conversation of conversations) await storeAnswers(showcase, conversation);
  const people = await findPeople(showcase);
  const tasks = await read<Task[]>(await send('GET', `${origin}/api/tasks?limit=200`, undefined, cookie));
  const wanted = new Map([...Object.entries(WORK), ...conversations.flatMap(worksOf)]);
  const messageIds = await findMessageIds(showcase);
  for (const task of tasks) {
    const target = wanted.get(messageIds.get(task.email_id) ?? '');
    if (target) await moveTask(showcase, task, { ...target, assignee: idOf(people, target.assignee) });
  }
  for (const { title, description, work: target } of OWN) {
    if (tasks.some((task) => task.title === title)) continue;
    const body = { title, description, priority: target.priority };
    const task = await read<Task>(await send('POST', `${origin}/api/tasks`, body, cookie));
    await moveTask(showcase, task, { ...target, assignee: idOf(people, target.assignee) });
  }
  await markRead(showcase, conversations);
  await moveIntoPast(showcase);
}

/** Returns the Message-IDs of inbound mail, without angle brackets, by email id. */
async function findMessageIds({ origin, cookie }: Showcase): Promise<Map<number | null, string>> {
  const url = `${origin}/api/emails?direction=inbound&limit=200&fields=id,message_id`;
  const emails = await read<{ id: number; message_id: string }[]>(await send('GET', url, undefined, cookie));
  return new Map(emails.map(({ id, message_id }) => [id, message_id.slice(1, -1)]));
}

/** Backdates tasks to their mail. Done tasks took three hours at most. */
async function moveIntoPast(showcase: Showcase): Promise<void> {
  const received = '(SELECT received_at FROM emails WHERE emails.id = tasks.email_id)';
  await runSql(showcase, [
    {
      sql: `UPDATE tasks SET created_at = ${received}, completed_at = min(completed_at, ${received} + ?)
        WHERE organization_id = ? AND email_id IS NOT NULL`,
      params: [3 * HOUR, showcase.organizationId],
    },
  ]);
}

const idOf = (people: Map<string, number>, key: Assignee) =>
  key === null ? null : (people.get(key) ?? null);

/** Returns the task work of a conversation: the other side's last message has the open task, earlier ones are done. */
function worksOf(conversation: Conversation): [string, Work][] {
  const { messages, task } = conversation;
  const last = messages.findLastIndex(({ by }) => by === 'them');
  return messages.flatMap((message, index): [string, Work][] => {
    if (message.by === 'us') return [];
    return [[messageIdOf(conversation, index), index === last ? task : { ...task, status: 'done' }]];
  });
}

async function storeAnswers({ origin, cookie, now }: Showcase, conversation: Conversation): Promise<void> {
  const { messages, inbox, person } = conversation;
  for (const [index, { by, hoursAgo, text }] of messages.entries()) {
    if (by === 'them') continue;
    const earlier = messages.slice(0, index).map((_, at) => `<${messageIdOf(conversation, at)}>`);
    const body = {
      direction: 'outbound',
      message_id: `<${messageIdOf(conversation, index)}>`,
      from_address: `${ORGANIZATION} <${inbox}@${DOMAIN}>`,
      to_address: person,
      subject: subjectOf(conversation, index),
      body_text: text,
      received_at: new Date(now.getTime() - hoursAgo * HOUR).toISOString(),
      in_reply_to_message_id: earlier.at(-1) ?? null,
      references_chain: earlier,
    };
    await expectOk(await send('POST', `${origin}/api/emails`, body, cookie));
  }
}

async function moveTask(
  { origin, cookie }: Showcase,
  task: Task,
  target: { status: TaskStatus; priority: TaskPriority; assignee: number | null },
): Promise<void> {
  const change = {
    ...(task.status === target.status ? {} : { status: target.status }),
    ...(task.priority === target.priority ? {} : { priority: target.priority }),
    ...(task.assignee_id === target.assignee ? {} : { assignee_id: target.assignee }),
  };
  if (Object.keys(change).length === 0) return;
  await expectOk(await send('PATCH', `${origin}/api/tasks/${task.id}`, change, cookie));
}

/** Marks mail as read, whole conversations at once, except for the unread ones of the demo. */
async function markRead({ origin, cookie }: Showcase, conversations: Conversation[]): Promise<void> {
  const url = `${origin}/api/emails?is_read=false&limit=200&fields=id,subject`;
  const emails = await read<{ id: number; subject: string }[]>(await send('GET', url, undefined, cookie));
  const unread = [...UNREAD, ...conversations.filter((each) => !each.isRead).map(({ subject }) => subject)];
  const ids = emails
    .filter(({ subject }) => !unread.some((name) => subject.includes(name)))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await expectOk(await send('PATCH', `${origin}/api/emails/read`, { ids, is_read: true }, cookie));
}
