/** The stored columns of conversations, and their values by the plain definition, for comparison. */
import { expect } from 'vitest';
import { testEnv } from '../../../helpers.ts';
import { expectReports } from '../../reports/model.ts';

interface ThreadRow {
  id: number;
  state: string;
  assignee_id: number | null;
  labels: string;
}

interface EmailRow {
  id: number;
  thread_id: number;
  message_id: string;
  direction: string;
  tag: string;
  is_read: number;
  received_at: number;
  subject: string;
  from_address: string;
  from_name: string;
  to_address: string;
  files: number;
  is_hidden: number;
}

interface TaskRow {
  id: number;
  email_id: number;
  status: string;
  assignee_id: number | null;
  is_hidden: number;
}

async function rows<Row>(query: string, organizationId: number, db = testEnv.DB): Promise<Row[]> {
  return (await db.prepare(query).bind(organizationId).all<Row>()).results;
}

const unique = <T>(values: T[]) => [...new Set(values)];
const newestFirst = (a: EmailRow, b: EmailRow) => b.received_at - a.received_at || b.id - a.id;

/** A message that is stored in both directions is one, if both have the same sender. */
const messageOf = ({ message_id, from_address }: EmailRow) => `${message_id} ${from_address.toLowerCase()}`;

/** Returns the conversations, by id, as they follow from the emails and the tasks. */
export async function conversationsByDefinition(organizationId: number, db = testEnv.DB) {
  const emails = await rows<EmailRow>(
    `SELECT id, thread_id, message_id, direction, tag, is_read, received_at, subject, from_address, from_name,
      to_address, is_hidden, (SELECT count(*) FROM attachments WHERE email_id = emails.id AND is_inline = 0) AS files
    FROM emails WHERE organization_id = ?`,
    organizationId,
    db,
  );
  const tasks = await rows<TaskRow>(
    'SELECT id, email_id, status, assignee_id, is_hidden FROM tasks WHERE organization_id = ? AND email_id IS NOT NULL',
    organizationId,
    db,
  );
  const threads = await rows<ThreadRow>(
    'SELECT id, state, assignee_id, labels FROM threads WHERE organization_id = ?',
    organizationId,
    db,
  );
  const threadsById = new Map(threads.map((thread) => [thread.id, thread]));
  const tasksByEmail = Map.groupBy(tasks, ({ email_id }) => email_id);
  return [...Map.groupBy(emails, ({ thread_id }) => thread_id)]
    .sort(([a], [b]) => a - b)
    .map(([id, emailsOfIt]) => {
      const own = emailsOfIt.sort(newestFirst);
      const [task] = own.flatMap((email) => tasksByEmail.get(email.id) ?? []).sort((a, b) => b.id - a.id);
      const thread = threadsById.get(id)!;
      const last = own[0]!;
      const first = own.at(-1)!;
      return {
        id,
        message_count: unique(own.map(messageOf)).length,
        unread_count: own.filter(({ is_read }) => is_read === 0).length,
        has_attachment: own.some(({ files }) => files > 0) ? 1 : 0,
        tags: unique(own.map(({ tag }) => tag)).sort(),
        participants: participantsOf(own),
        last_email_id: last.id,
        last_at: last.received_at,
        direction: last.direction,
        first_message_id: first.message_id,
        subject: first.subject,
        task_id: task?.id ?? null,
        task_status: task?.status ?? null,
        state: thread.state,
        labels: JSON.parse(thread.labels) as number[],
        // Without a task, the assignee is the conversation's own.
        assignee_id: task ? task.assignee_id : thread.assignee_id,
      };
    });
}

/** Returns addresses and names, those of the latest saved emails first. */
function participantsOf(emails: EmailRow[]): [string, string][] {
  const latest = [...emails].sort((a, b) => b.id - a.id);
  const addressOf = (email: EmailRow) =>
    (email.direction === 'inbound' ? email.from_address : email.to_address).toLowerCase();
  return unique(latest.map(addressOf).filter(Boolean)).map((address) => {
    const named = latest.find(
      (email) => addressOf(email) === address && email.direction === 'inbound' && email.from_name,
    );
    return [address, named?.from_name ?? ''];
  });
}

/** Returns the stored columns of the threads, by id. */
export async function keptConversations(organizationId: number, db = testEnv.DB) {
  const kept = await rows<Record<string, unknown> & { tags: string; labels: string; participants: string }>(
    `SELECT id, message_count, unread_count, has_attachment, tags, participants, last_email_id, last_at, direction,
      first_message_id, subject, task_id, task_status, state, labels, assignee_id
    FROM threads WHERE organization_id = ? ORDER BY id`,
    organizationId,
    db,
  );
  return kept.map((row) => ({
    ...row,
    tags: JSON.parse(row.tags) as string[],
    labels: JSON.parse(row.labels) as number[],
    participants: (JSON.parse(row.participants) as [number, string, string][]).map(
      ([, address, name]) => [address, name.slice(16)] as [string, string],
    ),
  }));
}

interface Place {
  box: string;
  state: string;
  direction: string;
  is_read: number;
}

/** Returns the stored rows of `thread_places` and counts, and the expected ones for these conversations. */
async function placesAndCounts(
  organizationId: number,
  conversations: Awaited<ReturnType<typeof conversationsByDefinition>>,
  db: D1Database,
) {
  const expected = conversations.flatMap((c) =>
    ['', ...c.tags, ...c.labels.map(String)].map((box) => ({
      box,
      state: c.state,
      direction: c.direction,
      is_read: c.unread_count === 0 ? 1 : 0,
      last_at: c.last_at,
      thread_id: c.id,
      assignee_id: c.assignee_id ?? 0,
    })),
  );
  const sorted = <T>(list: T[]) => list.map((row) => JSON.stringify(row)).sort();
  const keyOf = ({ box, state, direction, is_read }: Place) => `${box} ${state} ${direction} ${is_read}`;
  const totals: Record<string, number> = {};
  const assigned = conversations
    .filter((c) => c.assignee_id !== null)
    .map((c) => ({ ...c, box: `ASSIGNEE:${c.assignee_id}`, is_read: c.unread_count === 0 ? 1 : 0 }));
  for (const place of [...expected, ...assigned]) totals[keyOf(place)] = (totals[keyOf(place)] ?? 0) + 1;
  const counts = await rows<Place & { count: number }>(
    'SELECT box, state, direction, is_read, count FROM thread_counts WHERE organization_id = ? AND count <> 0',
    organizationId,
    db,
  );
  return {
    kept: {
      places: sorted(
        await rows(
          `SELECT box, state, direction, is_read, last_at, thread_id, assignee_id FROM thread_places
          WHERE organization_id = ?`,
          organizationId,
          db,
        ),
      ),
      counts: Object.fromEntries(counts.map((row) => [keyOf(row), row.count])),
    },
    expected: { places: sorted(expected), counts: totals },
  };
}

/** Expects that the stored columns, list positions and counts of an organization match the definition. */
export async function expectKept(organizationId: number, db = testEnv.DB): Promise<void> {
  const expected = await conversationsByDefinition(organizationId, db);
  expect(await keptConversations(organizationId, db)).toEqual(expected);
  const places = await placesAndCounts(organizationId, expected, db);
  expect(places.kept).toEqual(places.expected);
  await expectActivities(organizationId, db);
  await expectHidden(organizationId, db);
  await expectContacts(organizationId, db);
  await expectReports(organizationId, db);
}

/** Expects that what happened is in the conversation of the email that it followed, and ends in what holds now. */
async function expectActivities(organizationId: number, db: D1Database): Promise<void> {
  const astray = await rows(
    `SELECT a.id FROM activities AS a LEFT JOIN emails AS e ON e.id = a.email_id
      WHERE a.organization_id = ? AND (a.email_id IS NOT NULL AND e.thread_id IS NOT a.thread_id
        OR a.thread_id NOT IN (SELECT id FROM threads))`,
    organizationId,
    db,
  );
  expect(astray).toEqual([]);
}

/** Expects that only what is in spam or trash is hidden and not counted, and that no completed task is snoozed. */
async function expectHidden(organizationId: number, db: D1Database): Promise<void> {
  const state = (email: string) =>
    `(SELECT t.state IN ('spam', 'trash') FROM emails AS e JOIN threads AS t ON t.id = e.thread_id WHERE e.id = ${email})`;
  const wrong = await rows(
    `SELECT 'email' AS kind, id FROM emails WHERE organization_id = ?1 AND is_hidden <> ${state('emails.id')}
    UNION ALL SELECT 'thread', id FROM threads
      WHERE organization_id = ?1 AND (hidden_at IS NOT NULL) <> (state IN ('spam', 'trash'))
    UNION ALL SELECT 'task', id FROM tasks
      WHERE organization_id = ?1 AND is_hidden <> COALESCE(${state('tasks.email_id')}, 0)
    UNION ALL SELECT 'snoozed', id FROM tasks
      WHERE organization_id = ?1 AND status = 'done' AND snoozed_until IS NOT NULL`,
    organizationId,
    db,
  );
  expect(wrong).toEqual([]);
  const counted = (table: string, columns: string) =>
    rows(
      `SELECT ${columns}, count FROM ${table} WHERE organization_id = ? AND count <> 0 ORDER BY ${columns}`,
      organizationId,
      db,
    );
  const real = (table: string, columns: string) =>
    rows(
      `SELECT ${columns}, count(*) AS count FROM ${table} WHERE organization_id = ? AND is_hidden = 0
      GROUP BY ${columns} ORDER BY ${columns}`,
      organizationId,
      db,
    );
  expect(await counted('email_counts', 'tag, direction, is_read')).toEqual(
    await real('emails', 'tag, direction, is_read'),
  );
  expect(
    await rows(
      `SELECT tag, direction, is_read, NULL AS period, count FROM email_counts
      WHERE organization_id = ?1 AND count <> (SELECT COALESCE(sum(value), 0) FROM json_each(periods))
      UNION ALL SELECT * FROM (SELECT tag, direction, is_read, CAST(p.key AS INTEGER), p.value
          FROM email_counts, json_each(periods) AS p WHERE organization_id = ?1
        EXCEPT SELECT tag, direction, is_read, received_at >> 31, count(*) FROM emails
          WHERE organization_id = ?1 AND is_hidden = 0 GROUP BY 1, 2, 3, 4)`,
      organizationId,
      db,
    ),
  ).toEqual([]);
  expect(
    await rows(
      `SELECT t.id FROM tasks AS t JOIN emails AS e ON e.id = t.email_id
      WHERE t.organization_id = ? AND t.tag IS NOT e.tag`,
      organizationId,
      db,
    ),
  ).toEqual([]);
  expect(await counted('task_counts', 'status')).toEqual(await real('tasks', 'status'));
}

/** Expects that contacts match the emails that count for them, without bounces, and that none is an own address. */
async function expectContacts(organizationId: number, db: D1Database): Promise<void> {
  const emails = await rows<EmailRow>(
    `SELECT direction, received_at, from_address, from_name, to_address FROM emails
    WHERE organization_id = ? AND in_contacts = 1 AND is_bounce = 0`,
    organizationId,
    db,
  );
  const of = Map.groupBy(emails, (email) =>
    (email.direction === 'inbound' ? email.from_address : email.to_address)
      .toLowerCase()
      .replace(/\+[^@]*/, ''),
  );
  const expected = [...of].map(([address, mails]) => {
    const inbound = mails.filter(({ direction }) => direction === 'inbound');
    const times = mails.map(({ received_at }) => received_at);
    const named = inbound.filter(({ from_name }) => from_name);
    const [latest] = named.sort(
      (a, b) => b.received_at - a.received_at || (a.from_name < b.from_name ? 1 : -1),
    );
    return {
      address,
      mail_name: latest?.from_name ?? '',
      first_mail_at: Math.min(...times),
      last_mail_at: Math.max(...times),
      mails_in: inbound.length,
      mails_out: mails.length - inbound.length,
    };
  });
  const kept = await rows(
    `SELECT address, mail_name, first_mail_at, last_mail_at, mails_in, mails_out FROM contacts
    WHERE organization_id = ? AND mails_in + mails_out > 0 ORDER BY address`,
    organizationId,
    db,
  );
  expect(kept).toEqual(expected.sort((a, b) => (a.address < b.address ? -1 : 1)));
}
