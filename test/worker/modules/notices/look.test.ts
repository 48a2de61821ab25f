import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { MAILS, makeAccent } from '../../../../src/lib/accent.ts';
import { NOBODY, type Notice, noticeTo } from '../../../../src/worker/modules/notices/index.ts';
import { noticeJob } from '../../../../src/worker/modules/notices/send.ts';
import { record } from '../../../../src/worker/modules/notices/write.ts';
import { findLook } from '../../../../src/worker/modules/stream/index.ts';
import { commit } from '../../../../src/worker/platform/data/commit/commit.ts';
import { database } from '../../../../src/worker/platform/data/database.ts';
import { seal } from '../../../../src/worker/platform/encryption.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import type { Deliver } from '../../../../src/worker/platform/outside/delivery.ts';
import { runJob } from '../../../../src/worker/platform/work/run-job.ts';
import { makeOrganization, testCtx, testEnv } from '../../helpers.ts';
import { flat } from '../stream/drawing/pictures.ts';

const env = {
  ...testEnv,
  SYSTEM_SMTP_URL: 'smtps://post:pass@smtp.herald.test:465',
  SYSTEM_MAIL_FROM: 'herald@herald.test',
  PUBLIC_URL: 'https://herald.example',
} as Env;
const COLOR = '#0d9488';

/** Creates an organization that has a color and a logo. */
async function branded() {
  const client = await makeOrganization();
  await client.request('PUT', '/api/stream/brand', { name: 'Boat & Sons', color: COLOR });
  const form = new FormData();
  form.set('file', new File([await flat(64, 32, [10, 200, 90])], 'logo.jpg'));
  expect((await client.request('PUT', '/api/stream/brand/logo', form)).status).toBe(200);
  return client;
}

/** Sends the mail, after `change`, and returns it as it arrives. */
async function send(
  organizationId: number | null,
  notice: Notice,
  own = env,
  change?: () => Promise<unknown>,
) {
  const ctx = testCtx(organizationId ?? 0, { env: own });
  await commit(database(ctx), await noticeTo(ctx, organizationId, 'kim@example.com', NOBODY, () => notice));
  await change?.();
  const job = await testEnv.DB.prepare("SELECT max(id) AS id FROM jobs WHERE kind = 'notice'").first<number>(
    'id',
  );
  let raw = '';
  const deliver: Deliver = async (_env, _smtp, parcel) => {
    raw = new TextDecoder().decode(parcel.raw);
    return { state: 'sent', reply: '', refused: [], newMessageIds: [] };
  };
  await runJob({ ...ctx, deliver }, noticeJob(findLook), job!);
  const { html = '', text = '' } = await PostalMime.parse(raw);
  return { html, text };
}

const NOTICE: Notice = { subject: 'Due: Varnish', parts: ['The varnish <dries>.'] };
const { fill } = makeAccent(COLOR, MAILS).light;

test('a mail of an organization has its logo and its color, whose text says the same', async () => {
  const { organizationId } = await branded();
  const { html, text } = await send(organizationId, NOTICE);
  expect(html).toMatch(
    /<img src="https:\/\/herald\.example\/api\/stream\/images\/[0-9A-Za-z]{22}\.png" alt="Boat &amp; Sons"/,
  );
  expect(html).toContain(`4px solid ${fill}`);
  expect(html).toContain('The varnish &lt;dries&gt;.');
  expect(text).toContain('The varnish <dries>.');
});

test('a mail to people outside has the color alone, and one about an account neither', async () => {
  const { organizationId } = await branded();
  const invitation = await send(organizationId, { ...NOTICE, look: 'accent' });
  expect(invitation.html).not.toContain('<img');
  expect(invitation.html).not.toContain('Boat');
  expect(invitation.html).toContain(fill);
  const account = await send(organizationId, { ...NOTICE, look: 'service' });
  expect(account.html).not.toMatch(/<img|Boat/);
  expect(account.html).not.toContain(fill);
});

test('without a brand, it has the name of the organization, as plain words', async () => {
  const { organizationId } = await makeOrganization();
  const name = 'Boats www.evil.example <b>';
  await testEnv.DB.prepare('UPDATE organizations SET name = ? WHERE id = ?').bind(name, organizationId).run();
  const { html } = await send(organizationId, NOTICE);
  expect(html).toContain('>Boats &lt;b&gt;</td>');
  expect(html).not.toMatch(/<img|evil/);
});

test('without an organization or a public address it looks like Herald', async () => {
  const { organizationId } = await branded();
  const unaddressed = { ...env, PUBLIC_URL: undefined } as unknown as Env;
  for (const sent of [await send(null, NOTICE), await send(organizationId, NOTICE, unaddressed)]) {
    expect(sent.html).not.toMatch(/<img|Boat/);
    expect(sent.html).toContain('>Herald</td>');
  }
});

test('a mail that an earlier version wrote as text is sent as paragraphs', async () => {
  const { organizationId } = await makeOrganization();
  const old = { subject: 'A reminder', text: 'Soon.\n\nVery soon.\n' };
  const { html, text } = await send(organizationId, NOTICE, env, async () => {
    const { results } = await testEnv.DB.prepare(
      'SELECT id, secret_id FROM notices ORDER BY id DESC LIMIT 1',
    ).all<{
      id: number;
      secret_id: string;
    }>();
    const [{ id, secret_id }] = results as [{ id: number; secret_id: string }];
    const content = await seal(testEnv, JSON.stringify(old), record(secret_id));
    await testEnv.DB.prepare('UPDATE notices SET content = ? WHERE id = ?').bind(content, id).run();
  });
  expect(text.trim()).toBe('Soon.\n\nVery soon.');
  expect(html).toMatch(/>Soon\.<\/p>[\s\S]*>Very soon\.<\/p>/);
});
