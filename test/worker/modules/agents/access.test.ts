/** Who may call each tool: roles, scopes, inboxes, other organizations. */
import { beforeAll, describe, expect, test } from 'vitest';
import { API_KEY_SCOPES } from '../../../../src/contract/identity/api-keys.ts';
import { TOOLS } from '../../../../src/worker/modules/agents/tools/table.ts';
import { addMember } from '../../helpers.ts';
import { dumpOf } from '../identity/access/dump.ts';
import type { Ids } from '../identity/access/ids.ts';
import { MARK, plant } from '../identity/access/plant.ts';
import { type AgentWorld, ALL_ALONE, addInbox, makeWorld } from './world.ts';

type Args = Record<string, unknown>;
const range = { from: '2026-11-23T00:00:00Z', to: '2026-11-30T00:00:00Z' };

/** Arguments of each tool that name records, where it takes any. */
const ARGS: Record<
  string,
  (ids: Pick<Ids, 'email' | 'task' | 'contact' | 'event' | 'caption' | 'audit'>) => Args
> = {
  get_workspace: () => ({}),
  search_mail: () => ({ state: 'all' }),
  read_conversation: ({ email }) => ({ conversation: email }),
  list_tasks: () => ({}),
  get_task: ({ task }) => ({ task }),
  create_task: ({ email }) => ({ title: 'x', conversation: email }),
  update_task: ({ task }) => ({ task, priority: 'high' }),
  list_mentions: () => ({}),
  add_note: ({ email }) => ({ conversation: email, text: 'x' }),
  set_labels: ({ email }) => ({ conversation: email, add: ['Wholesale'] }),
  set_state: ({ email }) => ({ conversation: email, state: 'done' }),
  assign: ({ email }) => ({ conversation: email, assignee_id: null }),
  draft_reply: ({ email }) => ({ conversation: email, text: 'x' }),
  send_reply: ({ email }) => ({ conversation: email, text: 'x' }),
  send_email: () => ({ to: ['kim@example.com'], subject: 'x', text: 'x', inbox: 'Support' }),
  delete_conversation: ({ email }) => ({ conversation: email }),
  search_contacts: () => ({}),
  get_contact: ({ contact }) => ({ contact }),
  list_events: () => range,
  find_time: () => range,
  create_event: () => ({ title: 'x', start: range.from, end: range.to }),
  answer_invitation: ({ event }) => ({ event, answer: 'accepted' }),
  list_captions: () => ({}),
  edit_caption: ({ caption }) => ({ caption, text: 'x' }),
  approve_caption: ({ caption }) => ({ caption, action: 'skip' }),
  list_audits: () => ({}),
  get_audit: ({ audit }) => ({ audit }),
  request_audit: () => ({ url: 'https://www.example.com/' }),
  get_report: () => ({}),
};

test('the table names every tool', () => {
  expect(Object.keys(ARGS)).toEqual(TOOLS.map(({ name }) => name));
});

let planted: Awaited<ReturnType<typeof plant>>;
let world: AgentWorld;
let ids: Pick<Ids, 'email' | 'task' | 'contact' | 'event' | 'caption' | 'audit'>;
beforeAll(async () => {
  planted = await plant();
  world = await makeWorld();
  await addInbox(world.owner);
  await world.owner.request('POST', '/api/labels', { name: 'Wholesale', color: '#1a7f5a' });
  const email = await world.receive({ subject: 'Mine', body_text: 'Mine' });
  const created = async (path: string, body: object) =>
    ((await (await world.owner.request('POST', path, body)).json()) as { id: number }).id;
  const contacts = (await (await world.owner.request('GET', '/api/contacts')).json()) as { id: number }[];
  ids = {
    email,
    task: await created('/api/tasks', { title: 'Mine' }),
    contact: contacts[0]!.id,
    event: await created('/api/calendar/events', { title: 'Mine', start: range.from, end: range.to }),
    caption: 2 ** 40,
    audit: await created('/api/audits', { type: 'digital', url: 'https://www.example.com/' }),
  };
});

/** Errors of a call that was let through. */
const LET_THROUGH = /^(NOT_INVITED|NOT_FOUND|SMTP_|CONNECTION|REFUSED|UNREACHABLE|NO_|SEND)/;

describe.each(TOOLS.map((tool) => [tool.name, tool] as const))('%s', (name, tool) => {
  test('a member’s agent may call it, with exactly its scopes', async () => {
    const member = await addMember(world.organizationId, 'member');
    const agent = await world.agent([...tool.scopes], member);
    const { tools } = await agent.client.listTools();
    expect(tools.map((each) => each.name)).toContain(name);
    const { isError, text } = await agent.call(name, ARGS[name]!(ids));
    if (isError) expect(text).toMatch(LET_THROUGH);
  });

  test('without one of its scopes, it is neither offered nor done', async () => {
    for (const scope of tool.scopes) {
      const member = await addMember(world.organizationId, 'member');
      const agent = await world.agent(
        API_KEY_SCOPES.filter((each) => each !== scope),
        member,
      );
      const { tools } = await agent.client.listTools();
      expect(tools.map((each) => each.name)).not.toContain(name);
      await expect(agent.call(name, ARGS[name]!(ids))).rejects.toThrow(name);
    }
  });

  test('another organization’s records are not there, not shown, not changed', async () => {
    const stranger = await makeWorld();
    await addInbox(stranger.owner);
    const agent = await stranger.agent();
    await agent.call('get_workspace');
    await agent.set('hands', ALL_ALONE);
    const before = await dumpOf(planted.ids.organization);
    const args = ARGS[name]!(planted.ids);
    const { isError, text } = await agent.call(name, args);
    expect(text).not.toContain(MARK);
    const namesRecord = Object.values(args).some((value) => typeof value === 'number');
    if (namesRecord)
      expect({ isError, text }).toEqual({
        isError: true,
        text: expect.stringMatching(/NOT_FOUND|NO_SUCH|VALIDATION_FAILED/),
      });
    expect(await dumpOf(planted.ids.organization)).toBe(before);
  });
});

test('an agent of one inbox sees and changes nothing of another', { timeout: 120_000 }, async () => {
  const here = await makeWorld();
  await addInbox(here.owner);
  const inbox = await addInbox(here.owner, {
    name: 'Partners',
    tag: 'Partners',
    email_address: `partners-${here.organizationId}@example.org`,
  });
  const other = await here.receive({
    subject: MARK,
    body_text: MARK,
    from_address: `${MARK}@example.com`,
  });
  const own = await here.receive({ subject: 'Ours', body_text: 'Ours' });
  for (const [id, tag] of [
    [other, 'Support'],
    [own, 'Partners'],
  ]) {
    const moved = await here.owner.request('PATCH', `/api/emails/${id}`, { tag });
    expect(moved.status).toBe(200);
  }
  const tasks = (await (await here.owner.request('GET', '/api/tasks')).json()) as {
    id: number;
    subject: string;
  }[];
  const task = tasks.find(({ subject }) => subject === MARK)!.id;
  const contacts = (await (await here.owner.request('GET', '/api/contacts')).json()) as { id: number }[];
  const agent = await here.agent();
  await agent.call('get_workspace');
  await agent.set('hands', ALL_ALONE);
  await agent.set('inbox_ids', [inbox]);
  const state = async () =>
    JSON.stringify([
      await (await here.owner.request('GET', `/api/threads/${other}`)).json(),
      await (await here.owner.request('GET', `/api/tasks/${task}`)).json(),
      await (await here.owner.request('GET', '/api/drafts')).json(),
      await (await here.owner.request('GET', `/api/notes?thread=${other}`)).json(),
    ]);
  const before = await state();
  const named = { ...ids, email: other, task, contact: contacts[0]!.id };
  for (const { name } of TOOLS) {
    const { text } = await agent.call(name, ARGS[name]!(named));
    expect(text, name).not.toContain(MARK);
  }
  expect(await state()).toBe(before);
  expect((await agent.call('read_conversation', { conversation: own })).text).toContain('Ours');
});

test('an agent ends with its key and with its member', async () => {
  const here = await makeWorld();
  const member = await addMember(here.organizationId, 'member');
  const agent = await here.agent(undefined, member);
  expect((await agent.call('get_workspace')).isError).toBe(false);
  const removed = await here.owner.request('POST', '/api/auth/organization/remove-member', {
    memberIdOrEmail: `${here.organizationId}-${member.userId}`,
  });
  expect(removed.status).toBe(200);
  const after = await agent.call('get_workspace').catch((error: unknown) => String(error));
  expect(JSON.stringify(after)).toMatch(/401|UNAUTHORIZED|Unauthorized/);
});
