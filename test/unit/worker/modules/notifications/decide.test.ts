import { expect, test } from 'vitest';
import {
  effectiveSettings,
  type GivenSettings,
  withChange,
} from '../../../../../src/worker/modules/notifications/settings/effective.ts';
import { isQuiet } from '../../../../../src/worker/modules/notifications/settings/quiet.ts';
import { decide } from '../../../../../src/worker/modules/notifications/telling/decide.ts';
import type { Telling } from '../../../../../src/worker/modules/notifications/telling/kinds.ts';

const NOW = Date.parse('2026-11-30T22:30:00Z');
const telling: Telling = {
  kind: 'reply',
  to: [1, 2],
  subject: 'reply:1',
  text: 'My parcel',
  path: '/mail/1',
  actorId: 2,
  threadId: 1,
  taskId: null,
  inboxId: 5,
};
const kim = { id: 1, role: 'member' as const, timezone: 'UTC', notifications: {}, devices: [7] };
const decided = (given: GivenSettings, over: Partial<Telling> = {}, isOpen = false) =>
  decide({ ...telling, ...over }, kim, effectiveSettings(given, NOW), { isOpen, now: NOW });
const everywhere = { isListed: true, isRead: false, inDigest: false, pushTo: [7] };

test('by default pages and devices are told, and no digest', () => {
  expect(decided({})).toEqual(everywhere);
  expect(decided({ digest: 'daily' })).toEqual({ ...everywhere, inDigest: true });
  expect(decided({ digest: 'daily' }, { kind: 'mention' })).toEqual(everywhere);
});

test('nothing of a muted inbox, of what one did oneself, and of what is for others', () => {
  expect(decided({ muted_inbox_ids: [5] })).toBeNull();
  expect(decided({ muted_inbox_ids: [6] })).toEqual(everywhere);
  expect(decided({}, { actorId: 1 })).toBeNull();
  expect(decided({}, { to: [2] })).toBeNull();
  expect(decided({}, { to: 'admins' })).toBeNull();
  expect(decided({}, { to: 'members' })).toEqual(everywhere);
});

test('what is open is read, and told nowhere else', () => {
  expect(decided({ digest: 'daily' }, {}, true)).toEqual({ ...everywhere, isRead: true, pushTo: [] });
});

test('nowhere is nothing', () => {
  expect(decided({ kinds: { reply: { page: false, push: false } } })).toBeNull();
  expect(decided({ kinds: { reply: { page: false } } })).toEqual({ ...everywhere, isListed: false });
});

test.each([
  [{ from: '22:00', to: '07:00' }, 'UTC', true],
  [{ from: '22:00', to: '07:00' }, 'Europe/Berlin', true],
  [{ from: '22:30', to: '23:00' }, 'UTC', true],
  [{ from: '22:00', to: '22:30' }, 'UTC', false],
  [{ from: '22:00', to: '07:00' }, 'America/New_York', false],
  [{ from: '09:00', to: '17:00' }, 'America/Los_Angeles', true],
  [{ from: '22:00', to: '07:00' }, 'No/Where', true],
])('quiet hours %j in %s: %s', (hours, zone, expected) => {
  expect(isQuiet(effectiveSettings({ quiet_hours: hours }, NOW), zone, NOW)).toBe(expected);
});

test('do not disturb ends by itself', () => {
  const until = (ahead: number) => ({ do_not_disturb_until: new Date(NOW + ahead).toISOString() });
  expect(isQuiet(effectiveSettings(until(1000), NOW), 'UTC', NOW)).toBe(true);
  expect(isQuiet(effectiveSettings(until(-1000), NOW), 'UTC', NOW)).toBe(false);
  expect(effectiveSettings(until(-1000), NOW).do_not_disturb_until).toBeNull();
});

test('a change leaves the rest as it is', () => {
  const once = withChange({}, { kinds: { reply: { push: false } }, digest: 'daily' });
  const twice = withChange(once, { kinds: { reply: { email: false }, failure: { page: false } } });
  const { kinds, digest } = effectiveSettings(twice, NOW);
  expect([kinds.reply, kinds.failure, kinds.mention, digest]).toEqual([
    { page: true, push: false, email: false },
    { page: false, push: true, email: true },
    { page: true, push: true, email: true },
    'daily',
  ]);
});
