import { beforeEach, describe, expect, test } from 'vitest';
import { nextDigest } from '../../../../src/worker/modules/notifications/digest/times.ts';
import type { Client } from '../../helpers.ts';
import { mailsTo } from '../identity/accounts/world.ts';
import { emailOf } from '../identity/organizations/world.ts';
import { catchPushes, makeWorld } from './world.ts';

const HOUR = 3_600_000;
let world: Awaited<ReturnType<typeof makeWorld>>;
let kim: Client;
let mail: { id: number; messageId: string };

beforeEach(async () => {
  catchPushes();
  world = await makeWorld(1);
  [kim] = world.members as [Client];
  mail = await world.receive();
  await world.ask(kim, 'PUT', `/api/threads/${mail.id}/following`);
});

const happen = () => world.receive('Re: My parcel', [mail.messageId]);
async function digests(): Promise<string[]> {
  const mails = await mailsTo(await emailOf(kim));
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('unread'));
}

test('says what is unread, once, at the time that the member wants', async () => {
  await world.set(kim, { digest: 'hourly' });
  await happen();
  await happen();
  await world.tell();
  expect(await digests()).toEqual([]);
  world.clock.ahead += HOUR;
  await world.tell();
  expect(await digests()).toEqual(['2 unread notifications']);
  world.clock.ahead += HOUR;
  await world.tell();
  expect(await digests()).toHaveLength(1);
});

test('is in the language of its reader', async () => {
  await world.ask(kim, 'PATCH', '/api/settings/profile', { language: 'de' });
  await world.set(kim, { digest: 'hourly' });
  await happen();
  await world.tell();
  world.clock.ahead += HOUR;
  await world.tell();
  const mails = await mailsTo(await emailOf(kim));
  expect(mails.map(({ subject }) => subject)).toContain('1 ungelesene Benachrichtigung');
  expect(mails.at(-1)?.text).toContain('Neue Antwort');
});

test('leaves out what is read meanwhile, and what is mailed at once', async () => {
  await world.set(kim, { digest: 'hourly' });
  await happen();
  await world.ask(world.owner, 'POST', '/api/notes', {
    email_id: mail.id,
    text: 'Look',
    mentions: [kim.userId],
  });
  await world.tell();
  await world.ask(kim, 'POST', '/api/notifications/read', { thread_id: mail.id });
  world.clock.ahead += HOUR;
  await world.tell();
  expect(await digests()).toEqual([]);
});

test('is sent of mentions to who has switched their mail off, and to nobody who wants none', async () => {
  await world.ask(kim, 'PATCH', '/api/settings/profile/notifications', { note_mention: false });
  const mention = () =>
    world.ask(world.owner, 'POST', '/api/notes', { email_id: mail.id, text: 'X', mentions: [kim.userId] });
  await mention();
  await world.tell();
  world.clock.ahead += 25 * HOUR;
  await world.tell();
  expect(await digests()).toEqual([]);
  await world.set(kim, { digest: 'daily' });
  await mention();
  await world.tell();
  world.clock.ahead += 25 * HOUR;
  await world.tell();
  expect(await digests()).toEqual(['1 unread notification']);
});

describe('the next digest', () => {
  const at = (zone: string, now: string, digest: 'hourly' | 'daily' = 'daily') =>
    new Date(nextDigest(digest, zone, Date.parse(now))).toISOString();

  test.each([
    ['Europe/Berlin', '2026-11-30T05:00:00Z', '2026-11-30T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-30T07:00:00Z', '2026-12-01T07:00:00.000Z'],
    ['Europe/Berlin', '2026-07-01T05:00:00Z', '2026-07-01T06:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-30T00:00:00Z', '2026-11-30T03:00:00.000Z'],
    ['America/New_York', '2026-11-30T12:00:00Z', '2026-11-30T13:00:00.000Z'],
    ['No/Where', '2026-11-30T12:00:00Z', '2026-12-01T08:00:00.000Z'],
  ])('in %s after %s is at %s', (zone, now, expected) => expect(at(zone, now)).toBe(expected));

  test('of each hour is on the hour', () => {
    expect(at('UTC', '2026-11-30T12:00:01Z', 'hourly')).toBe('2026-11-30T13:00:00.000Z');
  });
});
