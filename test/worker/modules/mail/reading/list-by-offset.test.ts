import { beforeAll, describe, expect, test } from 'vitest';
import type { EmailSummary } from '../../../../../src/contract/mail/emails.ts';
import { continueCountingPeriods } from '../../../../../src/worker/modules/mail/counts/fill.ts';
import { costOf } from '../../../counting.ts';
import { type Client, makeOrganization, testEnv, testService } from '../../../helpers.ts';
import { type SeededEmail, seedEmails } from './seed.ts';

const COUNT = 6000;
const HOUR_MS = 3_600_000;
/** The most emails of one period. */
const OF_A_PERIOD = Math.ceil(2 ** 31 / HOUR_MS);
/** Rows read of numbers by period: of each kind of email in each period, some three times. */
const NUMBERS = 3 * 13 * Math.ceil(COUNT / OF_A_PERIOD);

let client: Client;
let seeded: SeededEmail[];

beforeAll(async () => {
  client = await makeOrganization();
  const emails = await seedEmails(client.organizationId, COUNT);
  // An email an hour, the first of them before 1970.
  const receivedAt = (id: number) => ((id % 2 ** 32) - 100) * HOUR_MS;
  await testEnv.DB.prepare(
    `UPDATE emails SET received_at = (id % 4294967296 - 100) * ${HOUR_MS} WHERE organization_id = ?`,
  )
    .bind(client.organizationId)
    .run();
  seeded = emails.sort((a, b) => receivedAt(b.id) - receivedAt(a.id));
  await costOf(client, '/api/stats');
});

const FILTERS: Partial<SeededEmail>[] = [
  {},
  { tag: 'Support' as SeededEmail['tag'] },
  { direction: 'inbound' },
  { is_read: true },
  { tag: 'Support' as SeededEmail['tag'], direction: 'inbound', is_read: true },
];

const matching = (filter: Partial<SeededEmail>) =>
  seeded.filter((email) =>
    Object.entries(filter).every(([key, value]) => email[key as keyof SeededEmail] === value),
  );

/** Expects the right emails at the offset, and returns the rows read. */
async function expectPage(filter: Partial<SeededEmail>, offset: number): Promise<number> {
  const query = new URLSearchParams({ ...filter, offset } as unknown as Record<string, string>);
  const { response, cost } = await costOf(client, `/api/emails?${query}`);
  const ids = ((await response.json()) as EmailSummary[]).map(({ id }) => id);
  const expected = matching(filter).slice(offset, offset + 50);
  expect(ids, `${query}`).toEqual(expected.map(({ id }) => id));
  return cost.rowsRead;
}

describe('a list by offset', () => {
  test('skips each email until all are counted by period', async () => {
    expect(await expectPage({}, COUNT / 2)).toBeGreaterThan(COUNT / 2);
  });

  test.each(FILTERS)('reads one period at most before the page: %o', async (filter) => {
    await continueCountingPeriods(testService({ waitUntil: () => {} }));
    const { length } = matching(filter);
    const first = await expectPage(filter, 0);
    for (const share of [0.3, 0.5, 0.95]) {
      const deep = await expectPage(filter, Math.floor(length * share));
      expect(deep).toBeLessThanOrEqual(first + OF_A_PERIOD + NUMBERS);
    }
    await expectPage(filter, length - 1);
    await expectPage(filter, length);
  });

  test('is counted again after a Worker of the release before has changed a count', async () => {
    await testEnv.DB.prepare(
      'UPDATE email_counts SET count = count + 1 WHERE organization_id = ? AND is_read = 1',
    )
      .bind(client.organizationId)
      .run();
    await testEnv.DB.prepare(
      'UPDATE email_counts SET count = count - 1 WHERE organization_id = ? AND is_read = 1',
    )
      .bind(client.organizationId)
      .run();
    const length = matching({}).length;
    expect(await expectPage({}, length - 1)).toBeGreaterThan(length);
    await continueCountingPeriods(testService({ waitUntil: () => {} }));
    expect(await expectPage({}, length - 1)).toBeLessThan(length / 2);
  });

  test('stays right when emails are marked', async () => {
    const ids = seeded.slice(100, 300).map(({ id }) => id);
    await client.request('PATCH', '/api/emails/read', { ids, is_read: false });
    for (const email of seeded) if (ids.includes(email.id)) email.is_read = false;
    await expectPage({ is_read: true }, 3000);
    await expectPage({ is_read: false }, 1000);
  });
});
