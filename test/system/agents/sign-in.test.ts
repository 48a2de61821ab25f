/** The official client signs in to a started Herald, and is out as soon as its member says so. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../browser.ts';
import { type Herald, startHerald, stateFolder } from '../herald.ts';
import { connectProgram } from './program.ts';

const state = stateFolder();
let herald: Herald;

beforeAll(async () => {
  herald = await startHerald(state.path, { DEMO: '0' });
});
afterAll(async () => {
  await herald?.stop();
  state.remove();
});

test('the official client signs in, uses tools, and is refused once it is disconnected', async () => {
  // The address by which Herald knows itself: its tokens are for that alone.
  const origin = herald.origin.replace('127.0.0.1', 'localhost');
  const browser = new Browser();
  const account = { email: 'ada@herald.test', password: 'correct horse battery', name: 'Ada' };
  await browser.json('POST', `${origin}/api/auth/sign-up/email`, account);
  const client = await connectProgram(origin, browser, 'Test Agent');

  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['get_workspace', 'search_mail']));
  const workspace = await client.callTool({ name: 'get_workspace', arguments: {} });
  expect(workspace.isError ?? false).toBe(false);

  const agents = `${origin}/api/agents/connections`;
  const [connection] = await browser.json<{ id: number; name: string }[]>('GET', agents);
  expect(connection).toMatchObject({ name: 'Test Agent', signs_in_by: 'oauth' });
  await browser.json('DELETE', `${agents}/${connection!.id}`, {});
  await expect(client.callTool({ name: 'get_workspace', arguments: {} })).rejects.toThrow();
  expect(await browser.json('GET', agents)).toEqual([]);
});

test('a client of the current revision is told of new mail by a stream, which ends with its connection', async () => {
  const origin = herald.origin.replace('127.0.0.1', 'localhost');
  const browser = new Browser();
  const account = { email: 'ben@herald.test', password: 'correct horse battery', name: 'Ben' };
  await browser.json('POST', `${origin}/api/auth/sign-up/email`, account);
  const client = await connectProgram(origin, browser, 'Watcher', {
    versionNegotiation: { mode: { pin: '2026-07-28' } },
  });
  const told: string[] = [];
  client.setNotificationHandler(
    'notifications/resources/updated',
    ({ params }) => void told.push(params.uri),
  );
  const stream = await client.listen({ resourceSubscriptions: ['herald://inbox'] });
  const mail = { from_address: 'kim@example.com', to_address: 'support@example.org', subject: 'Parcel' };
  await browser.json('POST', `${origin}/api/emails`, { ...mail, body_text: 'Where is it?' });
  await expect.poll(() => told).toEqual(['herald://inbox']);
  const { contents } = await client.readResource({ uri: told[0]! });
  expect((contents[0] as { text: string }).text).toContain('Parcel');
  const agents = `${origin}/api/agents/connections`;
  const [connection] = await browser.json<{ id: number }[]>('GET', agents);
  await browser.json('DELETE', `${agents}/${connection!.id}`, {});
  expect(await stream.closed).toBe('graceful');
});
