import { expect, test } from 'vitest';
import { isStored, shownAs } from '../../../../src/dashboard/features/compose/draft/leaving.ts';

const AT = '2026-11-21T09:30:00.000Z';
const BEFORE = '2026-11-21T09:29:59.999Z';
const AFTER = '2026-11-21T09:30:05.000Z';

test.each([
  ['draft', undefined],
  ['held', 'leaving'],
  ['sending', 'leaving'],
  ['sent', 'leaving'],
  ['scheduled', 'scheduled'],
  ['failed', 'failed'],
  ['unconfirmed', 'failed'],
] as const)('a draft that is %s is shown as %s', (state, shown) => {
  expect(shownAs({ state })).toBe(shown);
});

const outbound = (id: number, received_at: string) => ({ id, direction: 'outbound' as const, received_at });
const inbound = (id: number, received_at: string) => ({ id, direction: 'inbound' as const, received_at });

test.each([
  ['its own email', { state: 'sending', email_id: 7 }, [outbound(7, BEFORE)], true],
  ['its own email, unconfirmed', { state: 'unconfirmed', email_id: 7 }, [outbound(7, AFTER)], true],
  ['a mail sent after it was', { state: 'held', email_id: null }, [outbound(8, AFTER)], true],
  ['a mail sent at the same moment', { state: 'sent', email_id: null }, [outbound(8, AT)], true],
  ['a mail sent before', { state: 'held', email_id: null }, [outbound(8, BEFORE)], false],
  ['an answer that came meanwhile', { state: 'held', email_id: null }, [inbound(8, AFTER)], false],
  [
    'a mail of a colleague, while it waits',
    { state: 'scheduled', email_id: null },
    [outbound(8, AFTER)],
    false,
  ],
  [
    'a mail of a colleague, after it failed',
    { state: 'failed', email_id: null },
    [outbound(8, AFTER)],
    false,
  ],
  [
    'another email, while it is unconfirmed',
    { state: 'unconfirmed', email_id: 7 },
    [outbound(8, AFTER)],
    false,
  ],
  ['no mail at all', { state: 'held', email_id: null }, [], false],
] as const)('a draft beside %s', (_, draft, messages, expected) => {
  expect(isStored({ ...draft, updated_at: AT }, messages)).toBe(expected);
});
