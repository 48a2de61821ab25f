import { beforeEach, expect, test } from 'vitest';
import { continueIndexingContacts } from '../../../../../src/worker/modules/mail/correspondents/index-words.ts';
import { deliverEvents } from '../../../../../src/worker/modules/webhooks/delivery/fan-out.ts';
import { type Client, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { findTraces, indexed, MARKS, objectKeys, type SavedMail, saveMail } from './world.ts';

let client: Client;
let first: SavedMail;
let answer: SavedMail;

const run = (query: string, ...values: unknown[]) =>
  testEnv.DB.prepare(query)
    .bind(...values)
    .run();

/** Creates a conversation that every table refers to. Nothing else in the organization has its ids. */
beforeEach(async () => {
  client = await makeOrganization();
  const { organizationId: organization, userId } = client;
  for (let n = 0; n < 40; n++) {
    await saveMail(client, {
      id: `other-${n}`,
      subject: 'Other',
      from: 'o@example.com',
      text: 'other',
      direction: 'outbound',
    });
  }
  await run(
    "INSERT INTO webhooks (organization_id, secret_id, url, description, is_active, secret, created_at, updated_at) VALUES (?, ?, 'https://hooks.example.com', '', 1, '1.x.x', 0, 0)",
    organization,
    `s${organization}`,
  );
  const text = `the quokka came ${'again and again '.repeat(2000)}`;
  first = await saveMail(client, { id: 'first', file: true, text });
  await deliverEvents(testCtx(organization));
  answer = await saveMail(client, {
    id: 'answer',
    references: ['first'],
    from: 'support@herald.test',
    to: 'tracer@sender.example',
    direction: 'outbound',
  });
  const json = JSON.stringify({ note: 'quokka' });
  await run('INSERT INTO ai_analyses VALUES (?, ?, ?, 0)', first.id, organization, json);
  await run('INSERT INTO ai_summaries VALUES (?, ?, ?, 0)', answer.id, organization, json);
  await run(
    "INSERT INTO ai_requests VALUES (?, 'k', 'h', ?, 'c', 0, 0)",
    organization,
    JSON.stringify({ text: 'quokka' }),
  );
  await run(
    "INSERT INTO ai_chats VALUES (?1 * 4294967296 + 1, ?1, ?2, 'A chat', 2, 0, 0)",
    organization,
    userId,
  );
  await run(
    "INSERT INTO ai_chat_messages VALUES (?1 * 4294967296 + 1, 1, ?1, 'assistant', 'The quokka came.', ?2, 0, '[]')",
    organization,
    JSON.stringify([first.id]),
  );
  await run('INSERT INTO ai_citations VALUES (?2, ?1 * 4294967296 + 1, 1, ?1)', organization, first.id);
  await run(
    `INSERT INTO calendar_suggestions (id, organization_id, email_id, key, kind, is_from_model, state, title, text,
        confidence, times, ends_at, remove_at, created_at)
      VALUES (?1 * 4294967296 + 1, ?1, ?2, 'x', 'text', 0, 'open', 'quokka', 'quokka', 1, '[]', 9e15, 9e15, 0)`,
    organization,
    first.id,
  );
  await run(
    `INSERT INTO auto_replies (organization_id, email_id, origin, recipient, status, subject, body, sent_email_id, created_at)
      VALUES (?, ?, 'responder', 'tracer@sender.example', 'sent', 'Zanzibar', 'quokka', ?, 0)`,
    organization,
    first.id,
    answer.id,
  );
  await run(
    `INSERT INTO outgoing (email_id, organization_id, inbox_id, automatic, queued_at) VALUES (?, ?, 1, 1, 0)`,
    answer.id,
    organization,
  );
  await run(
    `INSERT INTO outgoing_recipients VALUES (?, 1, ?, 'tracer@sender.example', 'to', 'sent', '')`,
    answer.id,
    organization,
  );
  await run(
    "INSERT INTO idempotency_keys (organization_id, key, request_hash, email_id, created_at) VALUES (?, 'k', 'h', ?, 0)",
    organization,
    answer.id,
  );
  await run(
    'INSERT INTO rules VALUES (?1 * 4294967296 + 1, ?1, ?2, 1, NULL, 1, ?3, ?4, ?4, 0, 0, NULL, 0, 0, NULL)',
    organization,
    'r',
    'all',
    '[]',
  );
  await run('INSERT INTO rule_log VALUES (?1 * 4294967296 + 1, ?2, ?1, 0, ?3)', organization, first.id, '[]');
  await run(
    `INSERT INTO drafts (id, organization_id, version, state, mode, recipients, subject, body, quoted_html, snippet,
        attachment_count, email_id, author, updated_by, created_at, updated_at, remove_at)
      VALUES (?1 * 4294967296 + 1, ?1, 1, 'sent', 'reply', '{}', 'Zanzibar', 'quokka', 'quokka', 'quokka', 0, ?2, 1, 1, 0, 0, 9e15)`,
    organization,
    answer.id,
  );
  await run(
    `INSERT INTO drafts (id, organization_id, version, state, mode, recipients, subject, body, quoted_html, snippet,
        attachment_count, original_email_id, author, updated_by, created_at, updated_at)
      VALUES (?1 * 4294967296 + 2, ?1, 1, 'draft', 'forward', '{}', 'mine', 'mine', 'quokka', 'mine', 1, ?2, 1, 1, 0, 0)`,
    organization,
    first.id,
  );
  await run(
    'INSERT INTO draft_uploads VALUES (?1 * 4294967296 + 2, 0, ?1, NULL, ?2, 1)',
    organization,
    first.id,
  );
  await run(
    `INSERT INTO bounces VALUES (?1, 1, ?2, 'tracer@sender.example', 'failed', NULL, 'quokka', ?3, NULL)`,
    first.id,
    organization,
    answer.id,
  );
  await run(
    'INSERT INTO task_notes (organization_id, task_id, email_id, text, created_at) VALUES (?, ?, ?, ?, 0)',
    organization,
    first.task_id,
    first.id,
    'quokka',
  );
  await client.request('POST', '/api/notes', { email_id: first.id, text: 'A quokka, really?' });
  await client.request('PATCH', `/api/threads/${first.id}`, { assignee_id: userId });
});

/** Excludes the version of what pages show and the last ids of sequences, which are mere numbers. */
const isOwn = (trace: string) => !/^(sequences|calendar_readings|ai_preferences)\./.test(trace);

test('a conversation that is deleted for good leaves nothing but the hashes of its emails', async () => {
  const ids = [first.id, answer.id];
  const before = await findTraces(client, MARKS, ids);
  const tables = new Set(before.map((trace) => trace.split('.')[0]));
  expect([...tables].sort()).toEqual([
    'activities',
    'ai_analyses',
    'ai_chat_messages',
    'ai_citations',
    'ai_requests',
    'ai_summaries',
    'attachments',
    'auto_replies',
    'bounces',
    'calendar_suggestions',
    'contact_words',
    'contacts',
    'conversation_undos',
    'draft_uploads',
    'drafts',
    'email_references',
    'email_rests',
    'emails',
    'events',
    'follows',
    'idempotency_keys',
    'notes',
    'outgoing',
    'outgoing_recipients',
    'rule_log',
    'task_notes',
    'tasks',
    'thread_messages',
    'thread_places',
    'threads',
    'webhook_deliveries',
  ]);
  expect(await indexed(client, '"quo"')).toEqual(ids);
  expect(await objectKeys(client)).toHaveLength(40 + 4);

  const response = await client.request('DELETE', `/api/threads/${answer.id}?permanently=true`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ is_permanent: true, is_done: true, undo: null });

  expect((await findTraces(client, [...MARKS, 'first@example.com'], ids)).filter(isOwn)).toEqual([]);
  expect(await indexed(client, '"quo"')).toEqual([]);
  expect(await objectKeys(client)).toHaveLength(40);
  const tombstones = await testEnv.DB.prepare('SELECT hash FROM deleted_emails WHERE organization_id = ?')
    .bind(client.organizationId)
    .all<{ hash: string }>();
  expect(tombstones.results).toHaveLength(2);
  expect(tombstones.results.every(({ hash }) => /^[\w-]{22}$/.test(hash))).toBe(true);
});

test('an email that is deleted leaves its conversation, and the title of a task that somebody has worked on', async () => {
  expect((await client.request('DELETE', `/api/emails/${first.id}`)).status).toBe(200);
  await continueIndexingContacts(testCtx(client.organizationId));
  const left = (await findTraces(client, ['quokka', 'Tracy'], [first.id])).filter(isOwn);
  // The answer names the recipient and quotes the text; the id of the thread is that of its first email.
  const expected =
    /^(activities|emails|threads|thread_places|thread_messages|conversation_undos|outgoing_recipients|events|follows|notes|drafts)\./;
  expect(left.filter((trace) => !expected.test(trace))).toEqual([]);
  expect(await indexed(client, '"quo"')).toEqual([answer.id]);
  const task = await client.request('GET', `/api/tasks/${first.task_id}`);
  expect(await task.json()).toMatchObject({
    title: 'Zanzibar',
    description: '',
    email_id: null,
    from_address: null,
    subject: null,
    notes: [],
  });
  const conversation = await client.request('GET', `/api/threads/${answer.id}`);
  expect(await conversation.json()).toMatchObject({ message_count: 1, has_attachment: false, task: null });
});
