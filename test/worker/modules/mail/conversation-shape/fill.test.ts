import { expect, test } from 'vitest';
import { continueFillingReferences } from '../../../../../src/worker/modules/mail/conversation-shape/fill.ts';
import { ingest } from '../../../../../src/worker/modules/mail/index.ts';
import { makeOrganization, testCtx, testEnv } from '../../../helpers.ts';

test('cron fills in what older mail names: from its raw message, its parent, or the email that bounced', async () => {
  const client = await makeOrganization();
  const { organizationId } = client;
  const receive = (lines: string[]) =>
    ingest(testCtx(organizationId), {
      raw: new TextEncoder().encode(
        ['From: kim@example.com', 'To: support@herald.test', ...lines, '', 'text'].join('\r\n'),
      ),
      arrivedAt: 1.7e12,
    });
  await receive(['Message-ID: <a@x>']);
  await receive(['Message-ID: <b@x>', 'In-Reply-To: <a@x>', 'References: <0@x> <a@x>']);
  for (let n = 0; n < 60; n++) await receive([`Message-ID: <n${n}@x>`, 'References: <b@x>']);
  await client.request('POST', '/api/emails', {
    from_address: 'kim@example.com',
    subject: 's',
    message_id: '<c@x>',
    in_reply_to_message_id: '<b@x>',
  });
  const kept = async () =>
    (
      await testEnv.DB.prepare(
        'SELECT email_id, reference, from_id FROM email_references WHERE organization_id = ? ORDER BY 1, 2',
      )
        .bind(organizationId)
        .all()
    ).results;
  const before = await kept();
  expect(before).toHaveLength(2 + 60 + 1);

  await testEnv.DB.batch([
    testEnv.DB.prepare('DELETE FROM email_references WHERE organization_id = ?').bind(organizationId),
    testEnv.DB.prepare(
      `INSERT INTO reference_fills (organization_id, before_id)
      SELECT organization_id, max(id) + 1 FROM emails WHERE organization_id = ?`,
    ).bind(organizationId),
  ]);
  const ctx = testCtx(organizationId);
  await Promise.all([continueFillingReferences(ctx), continueFillingReferences(ctx)]);
  expect(await kept()).toEqual(before);
  const left = testEnv.DB.prepare('SELECT * FROM reference_fills WHERE organization_id = ?');
  expect((await left.bind(organizationId).all()).results).toEqual([]);
});
