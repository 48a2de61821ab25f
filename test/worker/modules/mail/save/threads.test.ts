import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { makeOrganization, testCtx, testEnv } from '../../../helpers.ts';

interface Mail {
  id: number;
  refs: number[];
}

/** Returns the messages of each thread as sorted lists of ids, by the plain definition, for comparison. */
function components(mails: Mail[]): number[][] {
  const group = new Map<number, Set<number>>();
  for (const { id, refs } of mails) {
    const merged = new Set<number>();
    for (const key of [id, ...refs]) for (const member of group.get(key) ?? [key]) merged.add(member);
    for (const member of merged) group.set(member, merged);
  }
  const present = new Set(mails.map((mail) => mail.id));
  return [...new Set(group.values())]
    .map((members) => [...members].filter((member) => present.has(member)).sort((a, b) => a - b))
    .filter((members) => members.length > 0)
    .sort((a, b) => a[0]! - b[0]!);
}

const raw = ({ id, refs }: Mail) =>
  new TextEncoder().encode(
    [
      `Message-ID: <m${id}@example.com>`,
      'From: kim@example.com',
      'To: support@example.com',
      'Subject: s',
      ...(refs.length > 0 ? [`References: ${refs.map((ref) => `<m${ref}@example.com>`).join(' ')}`] : []),
      '',
      'text',
    ].join('\r\n'),
  );

async function stored(organizationId: number) {
  const { results } = await testEnv.DB.prepare(
    'SELECT e.message_id, e.thread_id, t.message_count FROM emails e LEFT JOIN threads t ON t.id = e.thread_id WHERE e.organization_id = ?',
  )
    .bind(organizationId)
    .all<{ message_id: string; thread_id: number; message_count: number | null }>();
  const threads = new Map<number, number[]>();
  for (const row of results) {
    const id = Number(/\d+/.exec(row.message_id)![0]);
    threads.set(row.thread_id, [...(threads.get(row.thread_id) ?? []), id]);
  }
  for (const row of results) expect(row.message_count).toBe(threads.get(row.thread_id)!.length);
  return [...threads.values()].map((ids) => ids.sort((a, b) => a - b)).sort((a, b) => a[0]! - b[0]!);
}

const mailing = fc
  .uniqueArray(fc.integer({ min: 0, max: 25 }), { minLength: 1, maxLength: 14 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((id) =>
        fc.record({ id: fc.constant(id), refs: fc.array(fc.integer({ min: 0, max: 25 }), { maxLength: 3 }) }),
      ),
    ),
  );

describe('threads are the connected components of Message-ID, In-Reply-To and References', () => {
  test('in any order of arrival, with loops, self references and unknown parents', async () => {
    await fc.assert(
      fc.asyncProperty(mailing, async (mails) => {
        const { organizationId } = await makeOrganization();
        for (const mail of mails) await ingest(testCtx(organizationId), { raw: raw(mail), arrivedAt: 1e12 });
        expect(await stored(organizationId)).toEqual(components(mails));
      }),
      { numRuns: 40 },
    );
  });

  test('when all messages of a thread are saved concurrently, each twice', async () => {
    await fc.assert(
      fc.asyncProperty(mailing, async (mails) => {
        const { organizationId } = await makeOrganization();
        await Promise.all(
          [...mails, ...mails].map((mail) =>
            ingest(testCtx(organizationId), { raw: raw(mail), arrivedAt: 1e12 }),
          ),
        );
        expect(await stored(organizationId)).toEqual(components(mails));
      }),
      { numRuns: 15 },
    );
  });

  test('two concurrent replies to an unknown parent make one thread, which the parent joins', async () => {
    const { organizationId } = await makeOrganization();
    const send = (mail: Mail) => ingest(testCtx(organizationId), { raw: raw(mail), arrivedAt: 1e12 });
    await Promise.all([send({ id: 1, refs: [9] }), send({ id: 2, refs: [9] })]);
    expect(await stored(organizationId)).toEqual([[1, 2]]);
    await send({ id: 9, refs: [] });
    expect(await stored(organizationId)).toEqual([[1, 2, 9]]);
  });

  test('5,000 references: the first and the last 199 count', async () => {
    const { organizationId } = await makeOrganization();
    const send = (mail: Mail) => ingest(testCtx(organizationId), { raw: raw(mail), arrivedAt: 1e12 });
    const refs = Array.from({ length: 5000 }, (_, i) => i + 10);
    await send({ id: 1, refs });
    await send({ id: 10, refs: [] });
    await send({ id: 5009, refs: [] });
    await send({ id: 2500, refs: [] });
    expect(await stored(organizationId)).toEqual([[1, 10, 5009], [2500]]);
  });

  test('other organizations have their own threads', async () => {
    const [a, b] = [await makeOrganization(), await makeOrganization()];
    await ingest(testCtx(a.organizationId), { raw: raw({ id: 1, refs: [] }), arrivedAt: 1e12 });
    await ingest(testCtx(b.organizationId), { raw: raw({ id: 2, refs: [1] }), arrivedAt: 1e12 });
    await ingest(testCtx(b.organizationId), { raw: raw({ id: 1, refs: [] }), arrivedAt: 1e12 });
    expect(await stored(a.organizationId)).toEqual([[1]]);
    expect(await stored(b.organizationId)).toEqual([[1, 2]]);
  });
});
