import { expect, test } from 'vitest';
import { notify } from '../../../../src/worker/modules/identity/index.ts';
import type { Reader } from '../../../../src/worker/modules/notices/index.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import { addMember, type Client, makeOrganization, testCtx, testEnv } from '../../helpers.ts';
import { listNotices } from '../../notices.ts';
import { mailsTo, makeAccount, settled } from '../identity/accounts/world.ts';
import { emailOf } from '../identity/organizations/world.ts';

const read = ({ userId }: Client, language: string, zone = 'UTC') =>
  testEnv.DB.prepare('UPDATE users SET language = ?, timezone = ? WHERE id = ?')
    .bind(language, zone, userId)
    .run();

test('each member gets a notice in their language and time zone, and those who read the same get the same', async () => {
  const owner = await makeOrganization();
  const [kim, lee, ada] = [
    await addMember(owner.organizationId, 'member'),
    await addMember(owner.organizationId, 'member'),
    await addMember(owner.organizationId, 'member'),
  ];
  await read(kim, 'de', 'Europe/Berlin');
  await read(lee, 'de', 'Europe/Berlin');
  await read(ada, 'de', 'Asia/Tokyo');
  const ctx = testCtx(owner.organizationId);
  const write = ({ language, timezone }: Reader) => ({ subject: `${language} ${timezone}`, parts: ['x'] });
  await commit(database(ctx), await notify(ctx, 'task_due', 'members', write));
  const mails = await listNotices(owner.organizationId);
  expect(new Map(mails.map(({ userId, subject }) => [userId, subject]))).toEqual(
    new Map([
      [owner.userId, 'en UTC'],
      [kim.userId, 'de Europe/Berlin'],
      [lee.userId, 'de Europe/Berlin'],
      [ada.userId, 'de Asia/Tokyo'],
    ]),
  );
  expect(mails).toHaveLength(4);
  const contents = await testEnv.DB.prepare(
    'SELECT count(DISTINCT secret_id) AS n FROM notices WHERE organization_id = ?',
  )
    .bind(owner.organizationId)
    .first('n');
  expect(contents).toBe(3);
});

test('the mail about an account follows the language that its user picks', async () => {
  const ada = await makeAccount();
  const ask = async () => {
    await settled('POST', '/api/auth/request-password-reset', { email: ada.email });
    return (await mailsTo(ada.email)).at(-1);
  };
  expect((await ask())?.subject).toBe('Reset your password');
  const picked = await ada.request('PATCH', '/api/settings/profile', { language: 'de' });
  expect(await picked.json()).toMatchObject({ language: 'de' });
  const mail = await ask();
  expect(mail?.subject).toBe('Setze dein Passwort zurück');
  expect(mail?.text).toMatch(
    /^Jemand, hoffentlich du, .*\n\nGib innerhalb .*\n\n\w{32}\n\nWenn du das nicht warst/,
  );
});

test('what is assigned by one in English is told to the other in German', async () => {
  const owner = await makeOrganization();
  const kim = await addMember(owner.organizationId, 'member');
  await read(kim, 'de');
  await owner.request('POST', '/api/tasks', { title: 'Ruder', assignee_id: kim.userId });
  const [mail] = await mailsTo(await emailOf(kim));
  expect(mail?.subject).toBe('Für dich: Ruder');
  expect(mail?.text).toMatch(/^Dir wurde in Herald eine Aufgabe zugewiesen:\n\nRuder\n/);
});
