/** The auto-responder with `writer: ai`. The AI itself is a function here; its own tests are in modules/ai. */
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../../../src/lib/errors.ts';
import type { AiWriter } from '../../../../../src/worker/modules/auto-reply/candidates/write-reply.ts';
import { sendDraft } from '../../../../../src/worker/modules/auto-reply/replies/send.ts';
import { makeResponder, noWriter } from './world.ts';

const TEXT = 'Hello Kim,\n\nit is <on> its way.';

/** Creates a responder whose AI gives this answer, and records the emails that the AI was asked about. */
async function makeWriting(
  answer: () => Awaited<ReturnType<AiWriter>> = () => ({ text: TEXT, model: 'm/1' }),
) {
  const world = await makeResponder();
  expect((await world.settings({ writer: 'ai' })).status).toBe(200);
  const asked: number[] = [];
  const writer: AiWriter = async (_ctx, emailId) => {
    asked.push(emailId);
    return answer();
  };
  return { ...world, asked, write: () => world.run(world.inboxId, writer) };
}

describe('the setting', () => {
  test('is `template` by default; with `ai`, the mode is `draft`, whatever was asked for', async () => {
    const world = await makeResponder();
    const get = async () =>
      (await world.request('GET', '/api/auto-responder/settings/support')).json() as Promise<object>;
    expect(await get()).toMatchObject({ writer: 'template', mode: 'send' });
    const response = await world.settings({ writer: 'ai', mode: 'send' });
    expect(await response.json()).toMatchObject({ writer: 'ai', mode: 'draft' });
    expect(await get()).toMatchObject({ writer: 'ai', mode: 'draft' });
    expect((await world.status()).support.mode).toBe('draft');
    expect((await world.settings({ writer: 'somebody' })).status).toBe(400);
  });
});

describe('a reply by the AI', () => {
  test('is a draft with the subject of the template, and is sent by a user alone', async () => {
    const world = await makeWriting();
    const email = await world.mail();
    await world.write();
    await world.write();
    expect(world.asked).toEqual([email.id]);
    expect(world.sentTo()).toEqual([]);
    const [draft, ...others] = (await world.email(email.id)).auto_replies;
    expect(others).toEqual([]);
    expect(draft).toMatchObject({ status: 'draft', subject: 'Re: My parcel', body: TEXT, model: 'm/1' });
    expect(await sendDraft(world.ctx(), draft!.id)).toMatchObject({ status: 'sent' });
    expect(world.sentTo()).toEqual(['kim@example.net']);
    expect(world.smtp.texts()[0]).toContain('it is &lt;on&gt; its way.');
  });

  test.each([
    ['no tokens are left', new DomainError('payment_required', 'OUT_OF_TOKENS', 'x')],
    ['no model answers', new DomainError('unavailable', 'AI_UNAVAILABLE', 'x')],
    ['AI is off', new DomainError('forbidden', 'AI_OFF', 'x')],
  ])('is the template, as a draft, while %s', async (_, error) => {
    const world = await makeWriting(() => {
      throw error;
    });
    const email = await world.mail();
    await world.write();
    expect(world.sentTo()).toEqual([]);
    expect((await world.email(email.id)).auto_replies).toMatchObject([
      { status: 'draft', model: 'template', body: expect.stringContaining('We have received it') },
    ]);
  });

  test('is the template if the AI writes nothing, and is cut at its limit', async () => {
    const empty = await makeWriting(() => ({ text: ' \n', model: 'm/1' }));
    const email = await empty.mail();
    await empty.write();
    expect((await empty.email(email.id)).auto_replies).toMatchObject([{ model: 'template' }]);
    const long = await makeWriting(() => ({ text: 'x'.repeat(30_000), model: 'm/1' }));
    const other = await long.mail();
    await long.write();
    expect((await long.email(other.id)).auto_replies[0]!.body).toHaveLength(20_000);
  });

  test('is none at all for a mail that may give instructions to the AI', async () => {
    const world = await makeWriting(() => ({ skip: 'injection_suspected' }));
    const email = await world.mail();
    await world.write();
    await world.write();
    expect(world.asked).toEqual([email.id]);
    const detail = await world.email(email.id);
    expect(detail).toMatchObject({ auto_replies: [], auto_reply_skipped: 'injection_suspected' });
  });
});

describe('the rules of the responder hold, and the AI is not asked in vain', () => {
  test('a second mail of the sender within the interval', async () => {
    const world = await makeWriting();
    const [first, second] = [await world.mail(), await world.mail()];
    await world.write();
    expect(world.asked).toEqual([first.id]);
    expect((await world.email(second.id)).auto_reply_skipped).toBe('sender_interval');
  });

  test('the daily cap', async () => {
    const world = await makeWriting();
    await world.settings({ writer: 'ai', daily_cap: 2 });
    for (let i = 0; i < 4; i++) await world.mail({ from_address: `p${i}@example.net` });
    await world.write();
    expect(world.asked).toHaveLength(2);
  });

  test('automatic mail, mail as fields, and mail that has a reply', async () => {
    const world = await makeWriting();
    await world.raw({ 'Auto-Submitted': 'auto-replied' });
    await world.fields();
    const answered = await world.mail({ from_address: 'other@example.net' });
    const reply = { email_id: answered.id, subject: 'Re', body: 'Done.', status: 'sent' };
    expect((await world.request('POST', '/api/auto-replies', reply)).status).toBe(201);
    await world.write();
    expect(world.asked).toEqual([]);
  });

  test('with the template, the AI is never asked', async () => {
    const world = await makeResponder();
    await world.mail();
    await world.run(world.inboxId, noWriter);
    expect(world.sentTo()).toEqual(['kim@example.net']);
  });
});

test('two runs at once leave one draft for each email', async () => {
  const world = await makeWriting();
  const email = await world.mail();
  await Promise.all([world.write(), world.write(), world.write()]);
  expect((await world.email(email.id)).auto_replies).toHaveLength(1);
});
