import { expect, test } from 'vitest';
import { testEnv } from '../../../helpers.ts';
import { makeWorld } from './world.ts';

const iso = (time: number) => new Date(time).toISOString();
const MINUTE = 60_000;

test('a sender becomes a contact, which counts its mail in both directions', async () => {
  const { save, contacts, get } = await makeWorld();
  await save({ id: 'a', from: 'Kim Sato <KIM+shop@Example.com>', at: 1.7e12 });
  await save({ id: 'b', from: 'kim@example.com', at: 1.7e12 + MINUTE });
  await save({ id: 'c', direction: 'outbound', to: 'Kimmy <kim+x@example.com>', at: 1.7e12 + 2 * MINUTE });
  const [contact, ...others] = await contacts();
  expect(others).toEqual([]);
  expect(contact).toEqual({
    id: expect.any(Number),
    address: 'kim@example.com',
    name: 'Kim Sato',
    first_mail_at: iso(1.7e12),
    last_mail_at: iso(1.7e12 + 2 * MINUTE),
    mails_in: 2,
    mails_out: 1,
    notes: '',
    company: null,
    fields: [],
    is_blocked: false,
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(await get(`/api/contacts/${contact?.id}`)).toEqual(contact);
});

test('the name is that of the latest email that has one, in any order of arrival', async () => {
  const { save, contact } = await makeWorld();
  await save({ id: 'b', from: 'Kim Sato-Lee <kim@example.com>', at: 1.7e12 + MINUTE });
  await save({ id: 'a', from: 'Kim Sato <kim@example.com>', at: 1.7e12 });
  await save({ id: 'c', from: 'kim@example.com', at: 1.7e12 + 2 * MINUTE });
  expect(await contact('kim@example.com')).toMatchObject({ name: 'Kim Sato-Lee', mails_in: 3 });
});

test('recipients in To and Cc of outbound mail become contacts, each once; those of inbound mail do not', async () => {
  const { save, contacts } = await makeWorld();
  await save({
    id: 'a',
    direction: 'outbound',
    to: 'ann@example.com, Bob <bob@example.com>',
    cc: 'ann+x@example.com',
  });
  await save({ id: 'b', from: 'kim@example.com', to: 'support@herald.test, eve@example.com' });
  const all = await contacts();
  expect(all.map(({ address, mails_in, mails_out }) => [address, mails_in, mails_out]).sort()).toEqual([
    ['ann@example.com', 0, 1],
    ['bob@example.com', 0, 1],
    ['kim@example.com', 1, 0],
  ]);
});

test('own addresses and bounces are no contacts', async () => {
  const { client, save, contacts } = await makeWorld();
  const inbox = {
    name: 'Support',
    tag: 'Support',
    email_address: 'support@herald.test',
    imap_host: '127.0.0.1',
    imap_port: 9,
    imap_user: 'x',
    imap_password: 'p',
    smtp_host: '127.0.0.1',
    smtp_port: 9,
    smtp_user: 'x',
    smtp_password: 'p',
    is_active: false,
  };
  expect((await client.request('POST', '/api/inboxes', inbox)).status).toBe(201);
  await save({ id: 'a', from: 'Support+x <support+x@herald.test>', to: 'info@herald.test' });
  await save({ id: 'b', direction: 'outbound', to: 'support@herald.test' });
  await save({
    id: 'c',
    from: 'Mail Delivery Subsystem <mailer-daemon@example.com>',
    headers: [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      'X-Failed-Recipients: x@example.com',
    ],
  });
  expect(await contacts()).toEqual([]);
  const block = await client.request('POST', '/api/contacts/block', { address: 'Support+y@herald.test' });
  expect([block.status, (await block.json<{ code: string }>()).code]).toEqual([422, 'OWN_ADDRESS']);
});

test('saves at once count each email once, and the same email again counts nothing', async () => {
  const { save, contacts, rows } = await makeWorld();
  const mails = Array.from({ length: 24 }, (_, i) => ({
    id: `m${i % 12}`,
    from: `P${i % 3} <p${i % 3}@example.com>`,
  }));
  await Promise.all(mails.map(save));
  const all = await contacts();
  expect(all.map(({ address, mails_in }) => [address, mails_in]).sort()).toEqual([
    ['p0@example.com', 4],
    ['p1@example.com', 4],
    ['p2@example.com', 4],
  ]);
  expect(await rows('SELECT 1 FROM contacts WHERE organization_id = ? AND is_indexed = 0')).toEqual([]);
});

test('the address that SQL derives from an email is the one that the contact has', async () => {
  const { save, rows, contacts, organizationId } = await makeWorld();
  const addresses = ['A+B@X.example', '+1@x.example', 'a@b+c.example', 'plain@x.example', 'a+b+c@x.example'];
  for (const [i, address] of addresses.entries()) await save({ id: `m${i}`, from: address });
  const derived = await rows<{ address: string }>(
    'SELECT DISTINCT contact_address AS address FROM emails WHERE organization_id = ? ORDER BY 1',
  );
  const known = (await contacts()).map(({ address }) => address).sort();
  expect(known).toEqual(derived.map(({ address }) => address));
  const plan = await testEnv.DB.prepare(
    `EXPLAIN QUERY PLAN SELECT id FROM emails WHERE organization_id = ? AND contact_address = 'x' ORDER BY received_at DESC, sort_id DESC`,
  )
    .bind(organizationId)
    .all<{ detail: string }>();
  expect(plan.results.map(({ detail }) => detail).join()).toContain('emails_contact');
});
