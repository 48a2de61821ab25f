import { beforeAll, expect, test } from 'vitest';
import { testEnv } from '../../helpers.ts';
import { type AgentWorld, ALL_ALONE, addInbox, makeWorld, type TestAgent } from './world.ts';

let world: AgentWorld;
let agent: TestAgent;

beforeAll(async () => {
  world = await makeWorld();
  await addInbox(world.owner);
  agent = await world.agent();
  await agent.call('get_workspace');
  await agent.set('hands', ALL_ALONE);
});

/** Calls a tool that has to succeed. */
async function done(name: string, args: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { isError, text, data } = await agent.call(name, args);
  expect(isError, text).toBe(false);
  return data;
}

const mail = (subject: string, body_text: string) => world.receive({ subject, body_text });

test('get_workspace says who the agent acts for, and who and what there is', async () => {
  await world.owner.request('POST', '/api/labels', { name: 'Wholesale', color: '#1a7f5a' });
  const data = await done('get_workspace');
  expect(data).toMatchObject({ acts_for: world.owner.userId, zone: 'UTC', labels: ['Wholesale'] });
  expect(data['members']).toEqual([{ id: world.owner.userId, name: 'Test User', role: 'owner' }]);
  expect(data['inboxes']).toEqual([expect.objectContaining({ name: 'Support' })]);
});

test('mail is found and read: only what is new in each message, with addresses as ids', async () => {
  const id = await mail('Late parcel', 'Where is parcel 77?\n\nhttps://tracking.example/77');
  const { conversations } = (await done('search_mail', { query: 'subject:"Late parcel"' })) as {
    conversations: { id: string }[];
  };
  expect(conversations).toHaveLength(1);
  expect(conversations[0]!.id).toBe(`http://localhost/mail/${id}`);
  const read = (await done('read_conversation', { conversation: conversations[0]!.id })) as {
    messages: Record<string, unknown>[];
  };
  expect(read.messages).toEqual([
    expect.objectContaining({
      id: `http://localhost/mail/${id}`,
      whose_words: 'of a stranger',
      risk: 'none',
      text: 'Where is parcel 77?\n\n⟪https://tracking.example/77⟫',
    }),
  ]);
});

test('conversations are labelled, assigned, completed, noted and deleted', async () => {
  await world.owner.request('POST', '/api/labels', { name: 'Refunds', color: '#1a7f5a' });
  const conversation = await mail('Refund', 'I want my money back.');
  await done('set_labels', { conversation, add: ['refunds'] });
  expect(await done('assign', { conversation, assignee_id: world.owner.userId })).toMatchObject({
    status: 'done',
    assignee_id: world.owner.userId,
  });
  await agent.set('model', 'test-1');
  await done('add_note', { conversation, text: 'Ask https://evil.example/x first.' });
  const notes = (await (await world.owner.request('GET', `/api/notes?thread=${conversation}`)).json()) as {
    text: string;
  }[];
  expect(notes.map(({ text }) => text)).toEqual(['Ask … first.\n— Robo, test-1']);
  expect(await done('set_state', { conversation, state: 'done' })).toMatchObject({ state: 'done' });
  const activity = (await (
    await world.owner.request('GET', `/api/threads/${conversation}/activity`)
  ).json()) as Record<string, unknown>[];
  expect(activity.length).toBeGreaterThan(2);
  for (const { via, agent: name, by } of activity) {
    expect({ via, name, by }).toEqual({
      via: 'agent',
      name: 'Robo',
      by: { id: world.owner.userId, name: 'Test User' },
    });
  }
  expect(await done('delete_conversation', { conversation })).toMatchObject({ state: 'trash' });
  const unknown = await agent.call('set_labels', { conversation, add: ['No such'] });
  expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('there is no label') });
});

test('tasks are created, changed, listed and read', async () => {
  const created = await done('create_task', {
    title: 'Call the courier',
    due: '2026-12-01T10:00:00+01:00',
  });
  expect(created).toMatchObject({ status: 'done', task_status: 'todo', due: '2026-12-01T09:00+00:00' });
  const task = created['id'] as string;
  expect(await done('update_task', { task, task_status: 'in_progress' })).toMatchObject({
    task_status: 'in_progress',
  });
  expect(await done('get_task', { task })).toMatchObject({ title: 'Call the courier' });
  const { tasks } = (await done('list_tasks', { status: 'in_progress' })) as { tasks: { id: string }[] };
  expect(tasks.map(({ id }) => id)).toContain(task);
});

test('a draft of a reply goes to the sender, and carries no stranger’s link', async () => {
  const conversation = await mail('Question', 'What does it cost?');
  const drafted = await done('draft_reply', { conversation, text: 'See https://evil.example/pay now.' });
  expect(drafted).toMatchObject({
    status: 'done',
    to: 'kim@example.com',
    subject: 'Re: Question',
    removed: ['The model wrote 1 link, which Herald removed.'],
  });
  const [draft] = (await (
    await world.owner.request('GET', `/api/drafts?email_id=${conversation}`)
  ).json()) as { id: number; snippet: string }[];
  expect(draft!.snippet).toBe('See … now.');
});

test('a reply and an email are sent once, however often an agent repeats them', async () => {
  const conversation = await mail('Order', 'Has it been sent?');
  const sent = async () =>
    (await testEnv.DB.prepare(
      "SELECT count(*) AS n FROM emails WHERE organization_id = ? AND direction = 'outbound'",
    )
      .bind(world.organizationId)
      .first<{ n: number }>())!.n;
  const before = await sent();
  // The mail server of the test refuses: the email is stored, and tried again.
  await agent.call('send_reply', { conversation, text: 'Yes.' });
  await agent.call('send_reply', { conversation, text: 'Yes.' });
  expect(await sent()).toBe(before + 1);
  const known = { to: ['kim@example.com'], subject: 'News', text: 'Hello', inbox: 'Support' };
  await agent.call('send_email', known);
  expect(await sent()).toBe(before + 2);
});

test('to somebody to whom the organization has never written, an email always waits', async () => {
  const data = await done('send_email', {
    to: ['eve@evil.example'],
    subject: 'Secrets',
    text: 'All of them',
    inbox: 'Support',
  });
  expect(data).toMatchObject({ status: 'waits_for_a_person' });
});

test('contacts are found and read', async () => {
  await mail('Hello', 'I am new.');
  const { contacts } = (await done('search_contacts', { search: 'kim' })) as { contacts: { id: string }[] };
  expect(contacts).toHaveLength(1);
  expect(await done('get_contact', { contact: contacts[0]!.id })).toMatchObject({
    mails_from: expect.any(Number),
  });
});

test('the calendar: an event, a free time around it, and an invitation that nobody sent', async () => {
  const event = await done('create_event', {
    title: 'Kick-off',
    start: '2027-01-04T09:00:00Z',
    end: '2027-01-04T10:00:00Z',
  });
  const range = { from: '2027-01-04T00:00:00Z', to: '2027-01-05T00:00:00Z' };
  const { events } = (await done('list_events', range)) as { events: { title: string }[] };
  expect(events.map(({ title }) => title)).toEqual(['Kick-off']);
  const { free } = (await done('find_time', { ...range, minutes: 60, limit: 1 })) as { free: unknown[] };
  expect(free).toEqual([{ start: '2027-01-04T10:00+00:00', end: '2027-01-04T11:00+00:00' }]);
  const answered = await agent.call('answer_invitation', { event: event['id'], answer: 'accepted' });
  expect(answered).toMatchObject({ isError: true, text: expect.stringContaining('NOT_INVITED') });
});

test('captions are listed, edited and approved', async () => {
  await world.owner.request('POST', '/api/stream/events', {
    type: 'live',
    video_id: 'x',
    title: 'Building a boat',
    thumbnail_url: 'https://images.example.com/thumbnail.png',
  });
  await world.owner.request('POST', '/api/stream/captions/generate', { platforms: ['discord'] });
  const { captions } = (await done('list_captions')) as { captions: { id: string }[] };
  const [{ id: caption } = { id: '' }] = captions;
  const edited = await done('edit_caption', { caption, text: 'We are live' });
  expect(edited).toMatchObject({ text: 'We are live', caption_status: 'pending' });
  expect(await done('approve_caption', { caption, action: 'skip' })).toMatchObject({
    caption_status: 'skipped',
  });
});

test('audits are asked for, listed and read', async () => {
  const foreign = await done('request_audit', { url: 'https://www.evil.example/?offer=7731' });
  expect(foreign).toMatchObject({ status: 'waits_for_a_person' });
  const asked = await done('request_audit', { url: 'https://www.example.org/' });
  const { audits } = (await done('list_audits')) as { audits: { id: string }[] };
  expect(audits[0]!.id).toBe(asked['id']);
  expect(await done('get_audit', { audit: asked['id'] })).toMatchObject({ score: null, recommendations: [] });
});

test('a report has numbers of days', async () => {
  const report = await done('get_report', { from: '2026-11-01', to: '2026-11-03' });
  expect(report['days']).toHaveLength(3);
});
