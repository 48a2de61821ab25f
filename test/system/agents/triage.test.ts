/** The agent of the docs triages 50 mails of which is known what they are; it costs calls and rows, which are printed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, freePort, type Herald, signUp, startHerald, stateFolder, until } from '../herald.ts';
import { KNOWN } from './mails.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const EXAMPLE = join(root, 'examples', 'triage-agent', 'triage.mjs');
const LABELS = ['Delivery', 'Refund', 'Invoice', 'Fault', 'Newsletter', 'Other'];
const DRAFTED = ['Delivery', 'Invoice', 'Fault'];
const ASSIGNED = ['Refund', 'Fault'];

const state = stateFolder();
let herald: Herald;
let agent: ChildProcess | undefined;

beforeAll(async () => {
  herald = await startHerald(state.path, { DEMO: '0' });
});
afterAll(async () => {
  agent?.kill();
  await herald?.stop();
  state.remove();
});

/** Starts the example as an agent of the member, told of new mail by a webhook. */
async function startAgent(user: Client): Promise<void> {
  const port = await freePort();
  const { key } = await user.post<{ key: string }>('/api/settings/security/api-keys', { name: 'Triage' });
  const { secret } = await user.post<{ secret: string }>('/api/webhooks', {
    url: `http://127.0.0.1:${port}/`,
    events: ['email.saved'],
  });
  agent = spawn(process.execPath, [EXAMPLE], {
    env: {
      ...process.env,
      HERALD_URL: herald.origin,
      HERALD_KEY: key,
      HERALD_WEBHOOK_SECRET: secret,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  agent.stdout!.on('data', (part: Buffer) => {
    printed += part.toString();
  });
  await until('the agent', 60, async () => printed.includes('Triaging'));
}

/** Returns what connections have used in this hour. */
function used(): { calls: number; rows: number; tokens: number } {
  const files = readdirSync(state.path, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.sqlite'))) {
    const db = new DatabaseSync(join(state.path, file), { readOnly: true });
    try {
      const has = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'agent_use'").get();
      if (has)
        return db
          .prepare('SELECT sum(calls) AS calls, sum(rows) AS rows, sum(tokens) AS tokens FROM agent_use')
          .get() as ReturnType<typeof used>;
    } finally {
      db.close();
    }
  }
  throw new Error('no database of agents');
}

interface Conversation {
  id: number;
  subject: string;
  state: string;
  label_ids: number[];
  assignee_id: number | null;
}

test('the program is that of the docs, and has 60 lines', () => {
  const program = readFileSync(EXAMPLE, 'utf8');
  expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  expect(readFileSync(join(root, 'docs', 'agents.md'), 'utf8')).toContain(`\`\`\`js\n${program}\`\`\``);
});

test('50 mails are labelled, assigned and drafted; 44 as members would, and the others wait for one', async () => {
  const user = await signUp(herald.origin, 'ada@example.com');
  await user.fetch('PATCH', '/api/settings/profile', JSON.stringify({ name: 'Ada' }), {
    'content-type': 'application/json',
  });
  await user.post('/api/inboxes', inbox());
  const labels = new Map<number, string>();
  for (const name of LABELS)
    labels.set((await user.post<{ id: number }>('/api/labels', { name, color: '#1a7f5a' })).id, name);
  await startAgent(user);

  const began = Date.now();
  for (const [i, { subject, text }] of KNOWN.entries()) {
    const from_address = `customer${i}@example.com`;
    await user.post('/api/emails', {
      from_address,
      to_address: 'support@example.org',
      subject,
      body_text: text,
    });
  }
  const conversations = await until('all to be labelled', 240, async () => {
    const found = await user.get<Conversation[]>('/api/threads?state=all&limit=100');
    return found.filter(({ label_ids }) => label_ids.length > 0).length === KNOWN.length && found;
  });
  const seconds = (Date.now() - began) / 1000;

  const drafts = await user.get<{ subject: string }[]>('/api/drafts?limit=100');
  const drafted = new Set(drafts.map(({ subject }) => subject.replace(/^Re: /, '')));
  const wrong: string[] = [];
  for (const { id, subject, state, label_ids, assignee_id } of conversations) {
    const label = labels.get(label_ids[0]!)!;
    expect([id, state === 'done'], subject).toEqual([id, label === 'Newsletter']);
    expect(assignee_id !== null, subject).toBe(ASSIGNED.includes(label));
    expect(drafted.has(subject), subject).toBe(DRAFTED.includes(label));
    const known = KNOWN.find((mail) => mail.subject === subject)!;
    if (label !== known.label) wrong.push(`${subject}: ${label}, not ${known.label}`);
  }
  const { calls, rows, tokens } = used();
  const right = KNOWN.length - wrong.length;
  console.log(
    `${KNOWN.length} mails: ${right} right, ${calls} calls, ${rows} rows, ${tokens} tokens, ${seconds.toFixed(1)} s\n${wrong.join('\n')}`,
  );
  expect(right).toBeGreaterThanOrEqual(44);
  expect(wrong.filter((line) => !line.includes(': Other,'))).toEqual([]);
  expect(calls).toBeLessThanOrEqual(1 + 4 * KNOWN.length);
});

const inbox = () => ({
  name: 'Support',
  tag: 'Support',
  email_address: 'support@example.org',
  imap_host: '127.0.0.1',
  imap_port: 9,
  imap_user: 'x',
  imap_password: 'x',
  imap_tls: false,
  smtp_host: '127.0.0.1',
  smtp_port: herald.smtpPort,
  smtp_user: 'x',
  smtp_password: 'x',
  smtp_tls: false,
});
