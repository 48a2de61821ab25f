import { expect, test } from 'vitest';
import { continueFillingContacts } from '../../../../../src/worker/modules/mail/correspondents/fill.ts';
import { continueIndexingContacts } from '../../../../../src/worker/modules/mail/correspondents/index-words.ts';
import { testCtx, testEnv } from '../../../helpers.ts';
import { expectKept } from '../conversations/model.ts';
import { makeWorld, type World } from './world.ts';

/** Restores the state before contacts existed: no email is counted in them. */
async function forget({ organizationId }: World): Promise<void> {
  await testEnv.DB.batch([
    testEnv.DB.prepare('UPDATE emails SET in_contacts = 0 WHERE organization_id = ?').bind(organizationId),
    testEnv.DB.prepare('DELETE FROM contacts WHERE organization_id = ?').bind(organizationId),
    testEnv.DB.prepare('DELETE FROM contact_words WHERE organization_id = ?').bind(organizationId),
  ]);
}

test('older mail is counted once by runs that meet, while mail comes in', async () => {
  const world = await makeWorld();
  const mails = Array.from({ length: 130 }, (_, i) => ({
    id: `m${i}`,
    from: `P${i % 5} <p${i % 5}@example.com>`,
    ...(i % 4 === 0
      ? { direction: 'outbound' as const, from: 'support@herald.test', to: `p${i % 5}@example.com` }
      : {}),
    at: 1.7e12 + i * 1000,
  }));
  await Promise.all(mails.map(world.save));
  const before = await world.contacts('limit=200');
  await forget(world);
  const ctx = testCtx(world.organizationId);
  await Promise.all([
    continueFillingContacts(ctx),
    continueFillingContacts(ctx),
    ...Array.from({ length: 6 }, (_, i) =>
      world.save({ id: `n${i}`, from: 'New <p1@example.com>', at: 1.7e12 }),
    ),
    continueFillingContacts(ctx),
  ]);
  await continueFillingContacts(ctx);
  await continueIndexingContacts(ctx);
  const after = await world.contacts('limit=200');
  const plain = (list: typeof after) =>
    list.map(({ address, name, mails_in, mails_out, first_mail_at, last_mail_at }) => [
      address,
      name,
      mails_in - (address === 'p1@example.com' && list === after ? 6 : 0),
      mails_out,
      address === 'p1@example.com' ? null : first_mail_at,
      last_mail_at,
    ]);
  expect(plain(after).sort()).toEqual(plain(before).sort());
  expect(await world.rows('SELECT 1 FROM emails WHERE organization_id = ? AND in_contacts = 0')).toEqual([]);
  expect(await world.contacts('search=p3')).toMatchObject([{ address: 'p3@example.com' }]);
  await expectKept(world.organizationId);
});

test('words that a save could not write are written by cron', async () => {
  const world = await makeWorld();
  await world.save({ id: 'a' });
  await testEnv.DB.batch([
    testEnv.DB.prepare("UPDATE contacts SET is_indexed = 0, words = '[]' WHERE organization_id = ?").bind(
      world.organizationId,
    ),
    testEnv.DB.prepare('DELETE FROM contact_words WHERE organization_id = ?').bind(world.organizationId),
  ]);
  expect(await world.contacts('search=sato')).toEqual([]);
  await Promise.all([continueIndexingContacts(testCtx(1)), continueIndexingContacts(testCtx(1))]);
  expect(await world.contacts('search=sato')).toHaveLength(1);
});
