/** The rows that a save writes, entries of indexes among them: docs/decisions/0031 states them. */
import { expect, test } from 'vitest';
import { newMeter } from '../../../../../bench/counting.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { openDatabase } from '../../../../../src/worker/platform/data/database.ts';
import { makeOrganization, meteredEnv, testCtx } from '../../../helpers.ts';

type Mail = [id: string, inbox: 'support' | 'info' | 'hello', ...references: string[]];

function rawOf([id, inbox, ...references]: Mail, sender = 'kim'): Uint8Array {
  const ids = references.map((reference) => `<${reference}@example.com>`);
  const lines = [
    `Message-ID: <${id}@example.com>`,
    `From: Kim Sato <${sender}@example.com>`,
    `To: ${inbox}@herald.test`,
    'Subject: Our project',
    ...(ids.length > 0 ? [`References: ${ids.join(' ')}`] : []),
    '',
    'Text',
  ];
  return new TextEncoder().encode(lines.join('\r\n'));
}

test.each<[string, Mail[], number]>([
  ['an email that begins a conversation', [['b', 'support']], 37],
  ['a reply', [['b', 'support', 'a']], 41],
  [
    'a reply in a conversation of two tags',
    [
      ['b', 'info', 'a'],
      ['c', 'support', 'a'],
    ],
    46,
  ],
  [
    'a reply in a conversation of three tags',
    [
      ['b', 'info', 'a'],
      ['c', 'hello', 'a'],
      ['d', 'support', 'a'],
    ],
    51,
  ],
  [
    'an email that connects two conversations',
    [
      ['b', 'support'],
      ['c', 'support', 'a', 'b'],
    ],
    51,
  ],
  [
    'an email that connects three conversations',
    [
      ['b', 'support'],
      ['c', 'support'],
      ['d', 'support', 'a', 'b', 'c'],
    ],
    61,
  ],
  [
    'an email that connects a conversation and one of two emails',
    [
      ['b', 'support', 'a'],
      ['c', 'support'],
      ['d', 'support', 'c'],
      ['e', 'support', 'a', 'c'],
    ],
    55,
  ],
])('%s writes as many rows as we state', async (_, mails, stated) => {
  const { organizationId } = await makeOrganization();
  let rowsWritten = 0;
  for (const mail of [['a', 'support'] as Mail, ...mails]) {
    const meter = newMeter();
    const db = openDatabase(meteredEnv(meter));
    await ingest(testCtx(organizationId, { db }), { raw: rawOf(mail), arrivedAt: 1.7e12 });
    rowsWritten = meter.rowsWritten;
  }
  expect(rowsWritten).toBe(stated);
});

test('the first email of a sender writes three rows more', async () => {
  const { organizationId } = await makeOrganization();
  let rowsWritten = 0;
  for (const sender of ['kim', 'ann']) {
    const meter = newMeter();
    const db = openDatabase(meteredEnv(meter));
    const ctx = testCtx(organizationId, { db });
    await ingest(ctx, { raw: rawOf([sender, 'support'], sender), arrivedAt: 1.7e12 });
    rowsWritten = meter.rowsWritten;
    // The deferred work makes the contact searchable by its words.
    await ctx.waited();
  }
  expect(rowsWritten).toBe(40);
});
