import { describe, expect, test } from 'vitest';
import type { EmailDetail } from '../../../../../src/contract/mail/emails.ts';
import type { TaskDetail } from '../../../../../src/contract/tasks.ts';
import { makeOrganization } from '../../../helpers.ts';
import { makeWorld, type World } from '../../sending/outgoing/world.ts';

interface Reported {
  address: string;
  original?: string;
  action?: string;
}

/** Returns the report of a mail server about a message with this id. */
function report(id: string, recipients: Reported[], over: { id?: string; headers?: string } = {}): string {
  const groups = recipients.map(({ address, original, action = 'failed' }) =>
    [
      `Final-Recipient: rfc822; ${address}`,
      ...(original ? [`Original-Recipient: rfc822; ${original}`] : []),
      `Action: ${action}`,
      `Status: ${action === 'failed' ? '5.1.1' : '4.4.1'}`,
      'Diagnostic-Code: smtp; 550 5.1.1 no such user',
    ].join('\r\n'),
  );
  return [
    'Return-Path: <>',
    `Message-ID: ${over.id ?? `<${crypto.randomUUID()}@mx.example.net>`}`,
    'From: MAILER-DAEMON@mx.example.net',
    'To: support@herald.test',
    'Subject: Undelivered Mail Returned to Sender',
    ...(over.headers ? [over.headers] : []),
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    groups.join('\r\n\r\n'),
    '--b',
    'Content-Type: message/rfc822',
    '',
    `Message-ID: ${id}`,
    '',
    'Hi',
    '--b--',
    '',
  ].join('\r\n');
}

async function save(world: World, raw: string): Promise<EmailDetail> {
  const response = await world.request('POST', '/api/emails', raw, { 'content-type': 'message/rfc822' });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as EmailDetail;
}

/** Saves a question, and sends the answer from Herald. */
async function answered(world: World, to: string | string[] = 'kim@example.net') {
  const response = await world.request('POST', '/api/emails', {
    message_id: `<${crypto.randomUUID()}@example.net>`,
    from_address: 'kim@example.net',
    to_address: world.address,
    subject: 'My parcel',
  });
  const question = (await response.json()) as EmailDetail;
  const answer = await world.send({ to, parentMessageId: question.message_id });
  return { question, answer };
}

const task = async (world: World, id: number | null) =>
  (await (await world.request('GET', `/api/tasks/${id}`)).json()) as TaskDetail;
const taskCount = async (world: World) =>
  (await world.rows('SELECT id FROM tasks WHERE organization_id = ?')).length;
const bouncedEvents = async (world: World) =>
  (
    await world.rows(
      "SELECT data FROM events WHERE organization_id = ? AND type = 'email.bounced' ORDER BY id",
    )
  ).map(({ data }) => JSON.parse(data as string) as Record<string, unknown>);

describe('a bounce of an answer', () => {
  test('is linked: both emails show it, the recipient has failed, and the task has a note instead of a new task', async () => {
    const world = await makeWorld();
    const { question, answer } = await answered(world, ['kim@example.net', 'lee@example.net']);
    const tasks = await taskCount(world);
    const bounce = await save(world, report(answer.messageId, [{ address: 'KIM@example.net' }]));

    expect(bounce).toMatchObject({
      is_automatic: true,
      is_bounce: true,
      automatic_reason: 'delivery_status',
      bounce: {
        recipients: [
          {
            address: 'KIM@example.net',
            action: 'failed',
            status: '5.1.1',
            diagnostic: '550 5.1.1 no such user',
          },
        ],
        bounced_email_id: answer.emailId,
        original_message_id: answer.messageId,
      },
      bounced: [],
      task_id: null,
      thread_count: 3,
    });
    const outbound = (await world.detail(answer.emailId)) as unknown as EmailDetail;
    expect(outbound).toMatchObject({ is_bounce: false, bounce: null, send_state: 'sent' });
    expect(outbound.bounced).toEqual([
      {
        email_id: bounce.id,
        address: 'KIM@example.net',
        action: 'failed',
        status: '5.1.1',
        diagnostic: '550 5.1.1 no such user',
      },
    ]);
    expect(outbound.recipients).toMatchObject([
      { address: 'kim@example.net', state: 'failed', detail: '5.1.1 550 5.1.1 no such user' },
      { address: 'lee@example.net', state: 'sent' },
    ]);
    expect(await taskCount(world)).toBe(tasks);
    expect((await task(world, question.task_id)).notes).toEqual([
      {
        id: expect.any(Number),
        text: 'The email to KIM@example.net could not be delivered: 5.1.1 550 5.1.1 no such user',
        email_id: bounce.id,
        created_at: expect.any(String),
      },
    ]);
    expect(await bouncedEvents(world)).toEqual([
      {
        email_id: bounce.id,
        bounced_email_id: answer.emailId,
        recipients: [
          {
            address: 'KIM@example.net',
            action: 'failed',
            status: '5.1.1',
            diagnostic: '550 5.1.1 no such user',
          },
        ],
      },
    ]);
  });

  test('the same bounce again changes nothing', async () => {
    const world = await makeWorld();
    const { question, answer } = await answered(world);
    const raw = report(answer.messageId, [{ address: 'kim@example.net' }], { id: '<b1@mx.example.net>' });
    await Promise.all([save(world, raw), ...[1, 2, 3].map(() => save(world, raw).catch(() => null))]);
    expect((await task(world, question.task_id)).notes).toHaveLength(1);
    expect(await bouncedEvents(world)).toHaveLength(1);
    expect(await world.rows('SELECT 1 FROM bounces WHERE organization_id = ?')).toHaveLength(1);
  });

  test('a forwarded address is recognised by the original one, or as the only recipient', async () => {
    const world = await makeWorld();
    const two = await answered(world, ['kim@example.net', 'lee@example.net']);
    await save(
      world,
      report(two.answer.messageId, [{ address: 'kim@home.example', original: 'kim@example.net' }]),
    );
    const states = async (id: number) => (await world.detail(id)).recipients.map(({ state }) => state);
    expect(await states(two.answer.emailId)).toEqual(['failed', 'sent']);

    const one = await answered(world);
    await save(world, report(one.answer.messageId, [{ address: 'kim@elsewhere.example' }]));
    expect(await states(one.answer.emailId)).toEqual(['failed']);

    const other = await answered(world, ['kim@example.net', 'lee@example.net']);
    await save(world, report(other.answer.messageId, [{ address: 'kim@elsewhere.example' }]));
    expect(await states(other.answer.emailId)).toEqual(['sent', 'sent']);
  });

  test('a delay is shown, and no recipient has failed', async () => {
    const world = await makeWorld();
    const { question, answer } = await answered(world);
    await save(world, report(answer.messageId, [{ address: 'kim@example.net', action: 'delayed' }]));
    expect((await world.detail(answer.emailId)).recipients).toMatchObject([{ state: 'sent' }]);
    expect((await task(world, question.task_id)).notes).toMatchObject([
      { text: expect.stringContaining('is not delivered yet') },
    ]);
  });

  test('a bounce with an id from the server is linked by thread and recipient', async () => {
    const world = await makeWorld();
    world.smtp.answers = [
      {
        state: 'sent',
        reply: '250 OK',
        refused: [],
        newMessageIds: [`<ses-${world.client.organizationId}@amazonses.example>`],
      },
    ];
    const { answer } = await answered(world);
    const bounce = await save(
      world,
      report(`<ses-${world.client.organizationId}@amazonses.example>`, [{ address: 'kim@example.net' }]),
    );
    expect(bounce.bounce!.bounced_email_id).toBe(answer.emailId);
    const stranger = await save(
      world,
      report(`<ses-${world.client.organizationId}@amazonses.example>`, [{ address: 'x@example.net' }]),
    );
    expect(stranger.bounce!.bounced_email_id).toBeNull();
  });

  test('for an email that began a conversation becomes a task, as there is none for a note', async () => {
    const world = await makeWorld();
    const sent = await world.send();
    const bounce = await save(world, report(sent.messageId, [{ address: 'kim@example.net' }]));
    expect(bounce.bounce!.bounced_email_id).toBe(sent.emailId);
    expect(bounce.task_id).not.toBeNull();
    expect(bounce.thread_count).toBe(2);
    const again = await save(world, report(sent.messageId, [{ address: 'kim@example.net' }]));
    expect(again.task_id).toBeNull();
    expect((await task(world, bounce.task_id)).notes).toHaveLength(1);
  });

  test('the detail shows the newest 50 notes, newest first; the list none', async () => {
    const world = await makeWorld();
    const { question, answer } = await answered(world);
    for (let i = 0; i < 52; i++)
      await save(world, report(answer.messageId, [{ address: `p${i}@example.net` }]));
    const { notes } = await task(world, question.task_id);
    expect(notes).toHaveLength(50);
    expect(notes[0]!.text).toContain('p51@example.net');
    const list = (await (await world.request('GET', '/api/tasks')).json()) as object[];
    expect(list[0]).not.toHaveProperty('notes');
  });
});

describe('a bounce without a stored original', () => {
  test('becomes a task like any mail', async () => {
    const world = await makeWorld();
    const bounce = await save(world, report('<unknown@example.net>', [{ address: 'kim@example.net' }]));
    expect(bounce.bounce).toMatchObject({
      bounced_email_id: null,
      original_message_id: '<unknown@example.net>',
    });
    expect(bounce.task_id).not.toBeNull();
    expect(await bouncedEvents(world)).toMatchObject([{ email_id: bounce.id, bounced_email_id: null }]);
  });

  test('is not linked to the mail of another organization', async () => {
    const [one, two] = [await makeWorld(), await makeWorld()];
    const { answer, question } = await answered(one);
    const bounce = await save(two, report(answer.messageId, [{ address: 'kim@example.net' }]));
    expect(bounce.bounce!.bounced_email_id).toBeNull();
    expect((await one.detail(answer.emailId)).bounced).toEqual([]);
    expect((await one.detail(answer.emailId)).recipients).toMatchObject([{ state: 'sent' }]);
    expect((await task(one, question.task_id)).notes).toEqual([]);
  });

  test('is not linked to inbound mail', async () => {
    const world = await makeWorld();
    const other = await save(world, report('<unknown@example.net>', [{ address: 'kim@example.net' }]));
    const bounce = await save(world, report(other.message_id, [{ address: 'kim@example.net' }]));
    expect(bounce.bounce!.bounced_email_id).toBeNull();
  });

  test('is linked even if it names no recipient', async () => {
    const world = await makeWorld();
    const { answer, question } = await answered(world);
    const raw = [
      'Return-Path: <>',
      'Message-ID: <vague@mx.example.net>',
      'From: MAILER-DAEMON@mx.example.net',
      'To: support@herald.test',
      'Subject: Mail could not be delivered',
      '',
      'The mail was not delivered.',
      '',
      '--- Original message ---',
      `Message-ID: ${answer.messageId}`,
      '',
    ].join('\r\n');
    const bounce = await save(world, raw);
    expect(bounce.bounce).toEqual({
      recipients: [],
      bounced_email_id: answer.emailId,
      original_message_id: answer.messageId,
    });
    expect((await world.detail(answer.emailId)).bounced).toMatchObject([
      { email_id: bounce.id, address: '' },
    ]);
    expect((await task(world, question.task_id)).notes).toMatchObject([
      { text: 'An email of this conversation came back.' },
    ]);
  });

  test('outbound mail from an engine is never a bounce', async () => {
    const world = await makeWorld();
    const response = await world.request('POST', '/api/emails', {
      raw: report('<x@y>', [{ address: 'kim@example.net' }]),
      direction: 'outbound',
    });
    expect(await response.json()).toMatchObject({ is_bounce: false, bounce: null });
    expect(await bouncedEvents(world)).toEqual([]);
  });
});

test('bounces posted as fields are recognised by sender and subject', async () => {
  const client = await makeOrganization();
  const saved = async (fields: Record<string, unknown>) => {
    const mail = { to_address: 'support@herald.test', subject: 'Hi', body_text: 'Hi', ...fields };
    const response = await client.request('POST', '/api/emails', mail);
    return (await response.json()) as EmailDetail;
  };
  expect(await saved({ from_address: 'noreply@example.com' })).toMatchObject({
    is_automatic: true,
    automatic_reason: 'sender',
  });
  expect(
    await saved({
      from_address: 'kim@example.com',
      subject: 'Automatic reply: Hi',
      in_reply_to_message_id: '<a@b.example>',
    }),
  ).toMatchObject({ is_automatic: true, automatic_reason: 'automatic_subject' });
  expect(await saved({ from_address: 'lee@example.com' })).toMatchObject({
    is_automatic: false,
    automatic_reason: null,
  });
});

describe('a notice in a form of its own', () => {
  /** Returns a notice by neither a mail system's name nor its subject, with the header of a failed email. */
  const notice = (id: string, over: { from?: string; subject?: string; text?: string } = {}) =>
    [
      `Message-ID: <${crypto.randomUUID()}@mx.example.net>`,
      `From: ${over.from ?? 'Post room <post@mx.example.net>'}`,
      'To: support@herald.test',
      `Subject: ${over.subject ?? 'Your message'}`,
      '',
      over.text ?? 'The mailbox of kim@example.net is full. Your message was not delivered.',
      '',
      'From: support@herald.test',
      'To: kim@example.net',
      `Message-ID: ${id}`,
      'Subject: My parcel',
      '',
    ].join('\r\n');

  test('is a bounce if it has the id of an email sent from here', async () => {
    const world = await makeWorld();
    const { question, answer } = await answered(world);
    const tasks = await taskCount(world);
    const bounce = await save(world, notice(answer.messageId));
    expect(bounce).toMatchObject({
      is_automatic: true,
      is_bounce: true,
      automatic_reason: 'bounce',
      bounce: { bounced_email_id: answer.emailId, recipients: [{ address: 'kim@example.net' }] },
      thread_count: 3,
      task_id: null,
    });
    expect(await taskCount(world)).toBe(tasks);
    expect((await task(world, question.task_id)).notes).toHaveLength(1);
    expect((await world.detail(answer.emailId)).recipients).toMatchObject([{ state: 'failed' }]);
  });

  test.each([
    ['has another id', {}, '<unknown@example.net>'],
    [
      'asks something',
      { text: 'Your message was not delivered to the mailbox of Kim. Is her address right?' },
    ],
    ['is an answer', { subject: 'Re: My parcel' }],
    ['reports no failure', { text: 'The header of your message is below.' }],
  ])('is ordinary mail if it %s', async (_, over, id?: string) => {
    const world = await makeWorld();
    const { answer } = await answered(world);
    const mail = await save(world, notice(id ?? answer.messageId, over));
    expect(mail).toMatchObject({ is_automatic: false, is_bounce: false, bounce: null });
    expect(mail.task_id).not.toBeNull();
    expect(await bouncedEvents(world)).toEqual([]);
    expect((await world.detail(answer.emailId)).recipients).toMatchObject([{ state: 'sent' }]);
  });

  test('is ordinary mail if it answers an email sent from here, but has the header of another', async () => {
    const world = await makeWorld();
    const { answer } = await answered(world);
    const raw = `In-Reply-To: ${answer.messageId}\r\n${notice('<unknown@example.net>')}`;
    expect(await save(world, raw)).toMatchObject({ is_automatic: false, is_bounce: false, bounce: null });
    expect((await world.detail(answer.emailId)).recipients).toMatchObject([{ state: 'sent' }]);
  });

  test('is told apart too when several are saved at once', async () => {
    const world = await makeWorld();
    const { answer } = await answered(world);
    const lines = [notice(answer.messageId), notice('<unknown@example.net>')].map((raw) =>
      JSON.stringify({ raw }),
    );
    const response = await world.request('POST', '/api/emails/batch', lines.join('\n'), {
      'content-type': 'application/x-ndjson',
    });
    expect(response.status).toBe(200);
    const list = await world.request('GET', '/api/emails?is_bounce=true');
    expect(await list.json()).toMatchObject([{ subject: 'Your message' }]);
  });

  test('a program that names the recipient of a recent email reports its bounce, without any id', async () => {
    const world = await makeWorld();
    const { answer } = await answered(world);
    const text = 'Your message could not be delivered.\r\n\r\nkim@example.net: mailbox full';
    const raw = notice('', { from: 'no-reply@mx.example.net', text }).replace('Message-ID: \r\n', '');
    expect((await save(world, raw)).bounce).toMatchObject({ bounced_email_id: answer.emailId });
    const other = await save(
      world,
      raw.replaceAll('kim@', 'lee@').replace(/^Message-ID: .*/, 'Message-ID: <lee@x>'),
    );
    expect(other).toMatchObject({ is_automatic: true, is_bounce: false, bounce: null });
  });
});

test('a bounce without an id is linked to the latest email to its recipient, for a week', async () => {
  const world = await makeWorld();
  await answered(world);
  const { answer } = await answered(world);
  const raw = () => report('', [{ address: 'Kim@example.net' }]).replace('Message-ID: \r\n', '');
  expect((await save(world, raw())).bounce!.bounced_email_id).toBe(answer.emailId);
  await world.rows(
    `UPDATE emails SET received_at = ${Date.now() - 8 * 86_400_000} WHERE organization_id = ? AND direction = 'outbound'`,
  );
  expect((await save(world, raw())).bounce!.bounced_email_id).toBeNull();
});
