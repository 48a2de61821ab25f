/** Tests of agents: connecting one, approving what it proposes, and disconnecting it. */
import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  inBrowser,
  open,
  openPage,
  type World,
} from './world.ts';

const CALLBACK = 'http://127.0.0.1:7777/callback';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function post(address: string, body: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(address, { method: 'POST', body, headers });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.text();
}

/** Registers a program. Returns the path to which it sends the browser, and what exchanges the code for a token. */
async function makeProgram({ origin }: World, name: string) {
  const registered = await post(
    `${origin}/oauth/register`,
    JSON.stringify({ client_name: name, redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none' }),
    { 'content-type': 'application/json' },
  );
  const { client_id } = JSON.parse(registered) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: CALLBACK,
    state: 'a state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${origin}/mcp`,
  });
  const exchange = async (code: string) => {
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      client_id,
      code_verifier: verifier,
    };
    const given = await post(`${origin}/oauth/token`, new URLSearchParams(form).toString(), FORM);
    return (JSON.parse(given) as { access_token: string }).access_token;
  };
  return { path: `/agents/connect?${query}`, exchange };
}

/** Calls a tool as an agent. */
const callTool = ({ origin }: World, token: string, name: string, args: object) =>
  post(
    `${origin}/mcp`,
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
      'mcp-protocol-version': '2025-11-25',
    },
  );

inBrowser('agents', () => {
  test('are connected on a page that says what they may do, propose, and are disconnected', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    const name = `Agent ${Date.now()}`;
    const { path, exchange } = await makeProgram(world, name);
    await page.route(`${CALLBACK}?*`, (route) => route.fulfill({ body: 'Back in the program.' }));

    await open(page, path);
    await page.getByRole('heading', { name: `Connect “${name}”?` }).waitFor();
    await page.getByText('Nobody vouches for this name.').waitFor();
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('group', { name: 'Live streams' }).getByLabel('change').uncheck();
    await page.getByLabel('Write drafts').selectOption('Not at all');
    await page.getByRole('button', { name: 'Connect' }).click();
    await page.waitForURL(`${CALLBACK}?*`);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('state')).toBe('a state');
    const token = await exchange(searchParams.get('code')!);

    const { id } = await api<{ id: number }>('POST', '/api/emails', {
      message_id: `<proposed-${Date.now()}@example.com>`,
      from_address: 'Ada Moss <ada@example.com>',
      to_address: 'hello@herald.test',
      subject: `Opening hours for ${name}`,
      body_text: 'When do you open?',
    });
    await callTool(world, token, 'delete_conversation', { conversation: id });
    await open(page, '/proposals');
    const row = page
      .getByRole('listitem', { name: 'Move a conversation to the trash' })
      .filter({ hasText: name });
    await row.getByText(name).waitFor();
    await expectAccessible(page);
    // Nobody has looked at a proposal yet: the first press leads to it.
    await page.keyboard.press('a');
    await expect
      .poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')"))
      .toBe('Move a conversation to the trash');
    await page.keyboard.press('a');
    await page.getByText('Approved, and done.').waitFor();
    await row.waitFor({ state: 'detached' });
    await expect
      .poll(async () => JSON.stringify(await api('GET', '/api/threads?state=trash')))
      .toContain(`Opening hours for ${name}`);

    await open(page, '/settings/agents');
    await expectAccessible(page);
    await page.getByRole('button', { name: `Change: ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `What “${name}” may do` });
    await expect.poll(() => dialog.getByLabel('Write drafts').inputValue()).toBe('refuse');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Disconnect: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('The agent is disconnected.').waitFor();
    await expect(callTool(world, token, 'get_workspace', {})).rejects.toThrow('401');
  });

  test('are given conversations, are mentioned, and their drafts and lines in reports name them', async () => {
    const world = await openPage({ path: null });
    const { page, api } = world;
    const name = `Robo ${Date.now()}`;
    const { key } = await api<{ key: string }>('POST', '/api/settings/security/api-keys', { name });
    await callTool(world, key, 'get_workspace', {});
    const { agents, members } = await api<{
      agents: { id: number; name: string; userId: string }[];
      members: { userId: string; user: { name: string } }[];
    }>('GET', '/api/auth/organization/get-full-organization');
    const agent = agents.find((each) => each.name === name)!;
    const person = members.find(({ userId }) => userId === agent.userId)!.user.name;
    const label = `${name}, agent for ${person}`;
    const { id } = await api<{ id: number }>('POST', '/api/emails', {
      message_id: `<given-${Date.now()}@example.com>`,
      from_address: 'Ada Moss <ada@example.com>',
      to_address: 'hello@herald.test',
      subject: `Parcel for ${name}`,
      body_text: 'Where is it?',
    });

    await open(page, `/mail/${id}`);
    await page.getByRole('combobox', { name: 'Assignee' }).last().selectOption({ label });
    await expect
      .poll(async () => (await api<{ assignee_id: number }>('GET', `/api/threads/${id}`)).assignee_id)
      .toBe(agent.id);
    await page.getByRole('button', { name: 'Add a note' }).click();
    const writer = page.getByRole('textbox', { name: 'Add a note' });
    await writer.pressSequentially(`Please look, @${name.slice(0, 6)}`);
    const offered = page.getByRole('listbox', { name: 'Members' }).getByRole('option', { name: label });
    await offered.click();
    await page.getByRole('button', { name: 'Save note' }).click();
    await writer.waitFor({ state: 'detached' });
    await expect.poll(() => callTool(world, key, 'list_mentions', {})).toContain(`Please look, @${name}`);
    await expectAccessible(page);

    await open(page, `/mail?assignee=${agent.id}`);
    await page
      .getByRole('link', { name: `Parcel for ${name}` })
      .first()
      .waitFor();
    await callTool(world, key, 'draft_reply', { conversation: id, text: 'It left today.' });
    await open(page, '/drafts');
    await page.getByText(`Drafted by ${name} for ${person}`).waitFor();
    await expectAccessible(page);

    await callTool(world, key, 'set_state', { conversation: id, state: 'done' });
    await open(page, '/reports');
    await page.getByRole('rowheader', { name: `Agent: ${name}, for ${person}` }).waitFor();
    await expectAccessible(page);
  });
});
