import { expect, test } from 'vitest';
import { continueCountingPeriods } from '../../../../../src/worker/modules/mail/counts/fill.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { continueFillingConversations } from '../../../../../src/worker/modules/mail/threads/fill.ts';
import { idOf, makeOrganization, testCtx, testEnv } from '../../../helpers.ts';
import { putEmail, seedEmails } from '../reading/seed.ts';
import { expectKept, keptConversations } from './model.ts';

test('older mail gets its snippets, and its threads become conversations', async () => {
  const { organizationId } = await makeOrganization();
  const other = await makeOrganization();
  await seedEmails(other.organizationId, 350);
  await seedEmails(organizationId, 250);
  for (let n = 301; n <= 320; n++) {
    const direction = n % 3 === 0 ? 'outbound' : 'inbound';
    await putEmail(organizationId, {
      n,
      thread: 301,
      direction,
      body_text: `New ${n}\n\nKim wrote:\n> quoted`,
    });
  }
  await continueFillingConversations(testCtx(organizationId));
  await continueCountingPeriods(testCtx(organizationId));
  await expectKept(organizationId);
  await expectKept(other.organizationId);
  const { results } = await testEnv.DB.prepare(
    'SELECT snippet FROM emails WHERE organization_id = ? AND thread_id = ? ORDER BY id',
  )
    .bind(organizationId, organizationId * 2 ** 32 + 301)
    .all<{ snippet: string }>();
  expect(results.map(({ snippet }) => snippet)).toEqual(
    Array.from({ length: 20 }, (_, i) => `New ${301 + i}`),
  );
});

test('new mail in threads that are not filled in yet waits with them', async () => {
  const { organizationId } = await makeOrganization();
  await putEmail(organizationId, { n: 1, message_id: '<m1@example.com>' });
  await putEmail(organizationId, { n: 2, thread: 1, message_id: '<m2@example.com>', is_read: true });
  const { DB } = testEnv;
  await DB.prepare(
    'INSERT INTO thread_messages (organization_id, message_id, thread_id) VALUES (?1, ?2, ?3), (?1, ?4, ?3)',
  )
    .bind(organizationId, 'm1@example.com', organizationId * 2 ** 32 + 1, 'm2@example.com')
    .run();
  await DB.prepare("INSERT INTO sequences VALUES (?, 'email', 2)").bind(organizationId).run();
  const raw = (id: number, refs: string) =>
    new TextEncoder().encode(
      `Message-ID: <m${id}@example.com>\r\nFrom: a@b.example\r\nTo: support@herald.test\r\nReferences: ${refs}\r\n\r\nNew`,
    );
  // A conversation that is complete, and then joins the old thread.
  await ingest(testCtx(organizationId), { raw: raw(3, '<x@example.com>'), arrivedAt: 1.7e12 });
  await expect(keptConversations(organizationId)).resolves.toMatchObject([
    { last_email_id: null },
    { unread_count: 1, last_email_id: idOf(organizationId, 1) },
  ]);
  const joining = { raw: raw(4, '<m1@example.com> <x@example.com>'), arrivedAt: 1.7e12 };
  await ingest(testCtx(organizationId), joining);
  await expect(keptConversations(organizationId)).resolves.toMatchObject([
    { last_email_id: null, message_count: 4 },
  ]);
  await continueFillingConversations(testCtx(organizationId));
  await continueCountingPeriods(testCtx(organizationId));
  await expectKept(organizationId);
});
