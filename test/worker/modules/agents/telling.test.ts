import { beforeEach, expect, test } from 'vitest';
import type { PushService } from '../../../../src/dev/simulators/push-service/push-service.ts';
import type { Client } from '../../helpers.ts';
import { mailsTo } from '../identity/accounts/world.ts';
import { emailOf } from '../identity/organizations/world.ts';
import { catchPushes, makeWorld } from '../notifications/world.ts';
import { connect, makeKey } from './world.ts';

const HOUR = 3_600_000;
let service: PushService;
let world: Awaited<ReturnType<typeof makeWorld>>;
let kim: Client;

beforeEach(async () => {
  service = catchPushes();
  world = await makeWorld(2);
  [kim] = world.members as [Client];
});

/** Has an agent of Kim's propose to delete a conversation, twice. */
async function propose(): Promise<void> {
  const { id: conversation } = await world.receive();
  const client = await connect(await makeKey(kim));
  for (let n = 0; n < 2; n++) {
    const { isError } = await client.callTool({ name: 'delete_conversation', arguments: { conversation } });
    expect(isError ?? false).toBe(false);
  }
}

const digests = async () =>
  (await mailsTo(await emailOf(kim))).filter(({ subject }) => subject.includes('unread'));

test('a proposal is told once, to the member of its agent alone: in the page, on devices and by mail', async () => {
  await world.addDevice(kim);
  await world.set(kim, { digest: 'hourly' });
  await propose();
  await world.tell();
  await world.tell();
  const text = 'Robo: Move a conversation to the trash';
  expect(await world.told(kim)).toEqual([{ kind: 'proposal', text, path: '/proposals', read_at: null }]);
  for (const other of [world.owner, world.members[1]!]) expect(await world.told(other)).toEqual([]);
  expect(service.pushed.map(({ message }) => message.path)).toEqual(['/proposals']);
  expect(JSON.stringify(service.pushed)).not.toMatch(/SECRET|parcel/);
  world.clock.ahead += HOUR;
  await world.tell();
  expect((await digests()).map(({ subject }) => subject)).toEqual(['1 unread notification']);
});

test('who wants no mail and no push of proposals sees them in the page only', async () => {
  await world.addDevice(kim);
  await world.set(kim, { digest: 'hourly', kinds: { proposal: { push: false, email: false } } });
  await propose();
  await world.tell();
  world.clock.ahead += HOUR;
  await world.tell();
  expect((await world.told(kim)).map(({ kind }) => kind)).toEqual(['proposal']);
  expect(service.pushed).toEqual([]);
  expect(await digests()).toEqual([]);
});
