/** Fills a database with the rows that saving mail leaves, far quicker than saving it. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Direction, TAGS, type Tag } from '../src/contract/emails.ts';
import type { TaskPriority, TaskStatus } from '../src/contract/tasks.ts';
import { body, Dice, HTML_POOL, person, sha256, subject, uuid } from './texts.ts';

const SPAN = 2 ** 32;
const ROWS_PER_TRANSACTION = 50_000;
const FIRST_DATE = Date.UTC(2025, 0, 1);
const MINUTE = 60_000;
/** Threads that go on at the same time in one organization. */
const OPEN_THREADS = 20;
/** Threads of these lengths are there for certain, in an organization of 2,000 emails or more. */
export const THREAD_LENGTHS = [50, 10, 1];

const TAG_WEIGHTS: Record<Tag, number> = { Support: 45, Info: 30, Hello: 15, Partners: 8, Neo: 2 };
const STATUS_WEIGHTS: Record<TaskStatus, number> = { done: 80, todo: 15, in_progress: 5 };
const PRIORITY_WEIGHTS: Record<TaskPriority, number> = { medium: 90, high: 6, low: 3, urgent: 1 };

interface Thread {
  id: number;
  subject: string;
  tag: Tag;
  customer: { name: string; address: string };
  messageIds: string[];
  wanted: number;
}

/** What a run signs in with: cookie and API key of the owner of an organization. */
export function credentials(organization: number) {
  return {
    secret: sha256(`session ${organization}`).slice(0, 40),
    apiKey: `herald_${sha256(`key ${organization}`).slice(0, 40)}`,
  };
}

/** Inserts with statements that are prepared once, in transactions of `ROWS_PER_TRANSACTION` rows. */
class Writer {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #rows = 0;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec('BEGIN');
  }

  insert(table: string, row: Record<string, string | number | null | Uint8Array>): void {
    let statement = this.#statements.get(table);
    if (!statement) {
      const columns = Object.keys(row);
      statement = this.#db.prepare(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      this.#statements.set(table, statement);
    }
    statement.run(...Object.values(row));
    if (++this.#rows % ROWS_PER_TRANSACTION === 0) this.#db.exec('COMMIT; BEGIN');
  }

  close(): void {
    this.#db.exec('COMMIT');
  }
}

/** Writes organizations `from` to `to`, each with an owner, inboxes, and its mail and tasks. */
export function seed(
  db: DatabaseSync,
  organizations: { from: number; to: number },
  emailsEach: (organization: number) => number,
  progress: (done: number) => void = () => {},
): void {
  const writer = new Writer(db);
  let done = 0;
  for (let organization = organizations.from; organization <= organizations.to; organization++) {
    seedAccount(writer, organization);
    seedMail(writer, organization, emailsEach(organization));
    done += emailsEach(organization);
    progress(done);
  }
  writer.close();
}

function seedAccount(writer: Writer, organization: number): void {
  const at = FIRST_DATE;
  writer.insert('organizations', {
    id: organization,
    name: `Company ${organization}`,
    slug: `company-${organization}`,
    created_at: at,
  });
  writer.insert('users', {
    id: organization,
    email: `owner@company-${organization}.example`,
    name: 'Owner',
    created_at: at,
    updated_at: at,
  });
  writer.insert('members', {
    organization_id: organization,
    user_id: organization,
    role: 'owner',
    created_at: at,
  });
  const { secret, apiKey } = credentials(organization);
  writer.insert('sessions', {
    id_hash: sha256(secret),
    public_id: sha256(secret).slice(0, 20),
    user_id: organization,
    organization_id: organization,
    created_at: at,
    updated_at: at,
    expires_at: at,
  });
  writer.insert('api_keys', {
    organization_id: organization,
    user_id: organization,
    name: 'Bench',
    key_hash: sha256(apiKey),
    last_four: apiKey.slice(-4),
    created_at: at,
  });
  for (const tag of TAGS) {
    writer.insert('inboxes', {
      id: inboxId(organization, tag),
      organization_id: organization,
      secret_id: `bench-${organization}-${tag}`,
      name: tag,
      email_address: addressOf(organization, tag),
      tag,
      imap_host: 'imap.example.com',
      imap_port: 993,
      imap_user: addressOf(organization, tag),
      imap_password: '1.sealed',
      imap_tls: 1,
      smtp_host: 'smtp.example.com',
      smtp_port: 465,
      smtp_user: addressOf(organization, tag),
      smtp_password: '1.sealed',
      smtp_tls: 1,
      is_active: 1,
      auto_reply_enabled: 0,
      created_at: at,
      updated_at: at,
    });
  }
}

export function addressOf(organization: number, tag: Tag): string {
  return `${tag.toLowerCase()}@company-${organization}.example`;
}

function inboxId(organization: number, tag: Tag): number {
  return (organization - 1) * TAGS.length + TAGS.indexOf(tag) + 1;
}

function seedMail(writer: Writer, organization: number, emails: number): void {
  const dice = new Dice(organization);
  const wanted = [...THREAD_LENGTHS];
  const open: Thread[] = [];
  const counts = new Map<string, number>();
  const taskCounts = new Map<string, number>();
  let tasks = 0;

  const count = (kept: Map<string, number>, ...key: (string | number)[]) =>
    kept.set(key.join(), (kept.get(key.join()) ?? 0) + 1);
  const finish = (thread: Thread) =>
    writer.insert('threads', {
      id: thread.id,
      organization_id: organization,
      message_count: thread.messageIds.length,
    });

  for (let n = 1; n <= emails; n++) {
    const id = organization * SPAN + n;
    const slot = dice.below(OPEN_THREADS);
    let thread = open[slot];
    if (!thread) {
      thread = {
        id,
        subject: subject(dice),
        tag: dice.weighted(TAG_WEIGHTS),
        customer: person(dice),
        messageIds: [],
        wanted: wanted.shift() ?? threadLength(dice),
      };
      open[slot] = thread;
    }

    const { customer, tag, messageIds } = thread;
    const own = addressOf(organization, tag);
    const direction: Direction = messageIds.length > 0 && dice.below(100) < 24 ? 'outbound' : 'inbound';
    const inbound = direction === 'inbound';
    const isRead = !inbound || dice.below(50) > 0 ? 1 : 0;
    const name = sha256(`${organization} ${n}`);
    const messageId = `<${dice.hex(28)}@${inbound ? customer.address.split('@')[1] : own.split('@')[1]}>`;
    const key = messageId.slice(1, -1);
    const receivedAt = FIRST_DATE + n * 10 * MINUTE - dice.below(600 * MINUTE);
    const createdAt = FIRST_DATE + (n * 10 + 600) * MINUTE;
    const text = body(dice);
    const title = messageIds.length === 0 ? thread.subject : `Re: ${thread.subject}`;
    const inReplyTo = messageIds.at(-1) ?? null;
    const recipient = inbound ? own : customer.address;
    const sender = inbound ? customer : { name: `Company ${organization}`, address: own };

    writer.insert('emails', {
      id,
      organization_id: organization,
      save_id: uuid(dice),
      thread_id: thread.id,
      message_id: messageId,
      in_reply_to: inReplyTo,
      direction,
      tag,
      is_read: isRead,
      received_at: receivedAt,
      created_at: createdAt,
      from_address: sender.address,
      from_name: sender.name,
      to_address: recipient,
      recipients: JSON.stringify({
        to: [recipient],
        cc: dice.oneIn(8) ? [person(dice).address] : [],
        reply_to: [],
      }),
      subject: title,
      body_text: text,
      body_html: dice.oneIn(2) ? dice.pick(HTML_POOL) : null,
      body_key: null,
      raw_key: `organizations/${organization}/raw/${name}.eml`,
      size: text.length * 3 + 2500,
      inbox_id: inboxId(organization, tag),
    });
    count(counts, tag, direction, isRead);

    writer.insert('thread_messages', {
      organization_id: organization,
      message_id: key,
      thread_id: thread.id,
    });
    // One thread in twenty answers a message that never came here.
    if (messageIds.length === 0 && dice.oneIn(20)) {
      writer.insert('thread_messages', {
        organization_id: organization,
        message_id: `${dice.hex(28)}@elsewhere.example`,
        thread_id: thread.id,
      });
    }

    for (let position = 1; dice.oneIn(8) && position <= 3; position++) {
      writer.insert('attachments', {
        email_id: id,
        position,
        organization_id: organization,
        filename: `${subject(dice).slice(0, 20)}.pdf`,
        content_type: 'application/pdf',
        size: 1000 + dice.below(1_000_000),
        content_id: null,
        is_inline: 0,
        key: `organizations/${organization}/attachments/${name}/${position}`,
      });
    }

    if (inbound) {
      const taskId = organization * SPAN + ++tasks;
      const status = dice.weighted(STATUS_WEIGHTS);
      writer.insert('tasks', {
        id: taskId,
        organization_id: organization,
        title,
        description: `Email from ${sender.name} <${sender.address}>: /api/emails/${id}`,
        priority: dice.weighted(PRIORITY_WEIGHTS),
        status,
        tag,
        email_id: id,
        from_address: sender.address,
        subject: title,
        created_at: createdAt,
        updated_at: createdAt + (status === 'todo' ? 0 : 60 * MINUTE),
        completed_at: status === 'done' ? createdAt + 60 * MINUTE : null,
      });
      count(taskCounts, status);
      if (status !== 'todo') {
        writer.insert('task_history', {
          organization_id: organization,
          task_id: taskId,
          created_at: createdAt + 60 * MINUTE,
          actor: `user:${organization}`,
          field: 'status',
          from_value: 'todo',
          to_value: status,
        });
      }
    }
    writer.insert('events', {
      organization_id: organization,
      type: 'email.saved',
      data: JSON.stringify({
        message_id: messageId,
        from_address: sender.address,
        to_address: recipient,
        subject: title,
        tag,
        direction,
        received_at: new Date(receivedAt).toISOString(),
        email_id: id,
        task_id: inbound ? organization * SPAN + tasks : null,
      }),
      created_at: createdAt,
      delivered_at: createdAt + 1000,
      attempts: 1,
    });

    messageIds.push(messageId);
    if (messageIds.length === thread.wanted) {
      finish(thread);
      delete open[slot];
    }
  }

  for (const thread of open) if (thread) finish(thread);
  for (const [key, total] of counts) {
    const [tag, direction, isRead] = key.split(',');
    writer.insert('email_counts', {
      organization_id: organization,
      tag: tag!,
      direction: direction!,
      is_read: Number(isRead),
      count: total,
    });
  }
  for (const [status, total] of taskCounts) {
    writer.insert('task_counts', { organization_id: organization, status, count: total });
  }
  writer.insert('sequences', { organization_id: organization, name: 'email', value: emails });
  writer.insert('sequences', { organization_id: organization, name: 'task', value: tasks });
}

/** From 1 to 50, most of them short. */
function threadLength(dice: Dice): number {
  const share = dice.below(100);
  if (share < 55) return 1;
  if (share < 72) return 2;
  if (share < 90) return 3 + dice.below(3);
  if (share < 99) return 6 + dice.below(10);
  return 16 + dice.below(35);
}

const INVARIANTS: Record<string, string> = {
  'email_counts are the counts of emails': `
    SELECT organization_id, tag, direction, is_read, count FROM email_counts
    EXCEPT SELECT organization_id, tag, direction, is_read, count(*) FROM emails GROUP BY 1, 2, 3, 4`,
  'each kind of email has its count': `
    SELECT organization_id, tag, direction, is_read FROM emails
    EXCEPT SELECT organization_id, tag, direction, is_read FROM email_counts`,
  'task_counts are the counts of tasks': `
    SELECT organization_id, status, count FROM task_counts
    EXCEPT SELECT organization_id, status, count(*) FROM tasks GROUP BY 1, 2`,
  'each inbound email has one task': `
    SELECT id FROM emails WHERE direction = 'inbound'
      AND (SELECT count(*) FROM tasks WHERE email_id = emails.id) <> 1`,
  'threads know how many messages they have': `
    SELECT id, message_count FROM threads EXCEPT SELECT thread_id, count(*) FROM emails GROUP BY 1`,
  'each email is in a thread, and its thread knows its id': `
    SELECT id FROM emails WHERE NOT EXISTS (SELECT 1 FROM threads WHERE id = emails.thread_id)
      OR thread_id IS NOT (SELECT thread_id FROM thread_messages AS m
        WHERE m.organization_id = emails.organization_id AND m.message_id = trim(emails.message_id, '<>'))`,
  'sequences stand at the last id': `
    SELECT organization_id, value FROM sequences WHERE name = 'email'
    EXCEPT SELECT organization_id, max(id) - organization_id * 4294967296 FROM emails GROUP BY 1`,
};

/** Throws when the rows contradict each other. */
export function checkSeed(db: DatabaseSync, emails: number): void {
  const { n } = db.prepare('SELECT count(*) AS n FROM emails').get() as { n: number };
  if (n !== emails) throw new Error(`${n} emails were seeded, not ${emails}`);
  for (const [rule, query] of Object.entries(INVARIANTS)) {
    const row = db.prepare(`${query} LIMIT 1`).get();
    if (row) throw new Error(`the seed breaks a rule (${rule}): ${JSON.stringify(row)}`);
  }
}
