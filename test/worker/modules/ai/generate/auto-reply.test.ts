import { beforeAll, expect, test } from 'vitest';
import { STRANGER } from '../../../../../src/dev/simulators/models/personalities.ts';
import { writeAutoReply } from '../../../../../src/worker/modules/ai/generate/auto-reply.ts';
import { INJECTION_MAILS } from '../injection-mails/index.ts';
import { catchFetch, makeWorld } from '../world.ts';

beforeAll(catchFetch);

const MAIL = {
  subject: 'My parcel',
  body_text: 'Hello, where is my parcel? I have waited for a week now. Kim',
};

test('the reply is the text of a model, without what it may not write', async () => {
  for (const model of ['honest', 'possessed']) {
    const world = await makeWorld({ AI_MODEL: `openai/${model}` });
    const written = await writeAutoReply(world.ctx(), await world.receive(MAIL));
    expect(written).toEqual({ text: expect.stringMatching(/\w/), model: `openai/${model}` });
    expect(JSON.stringify(written)).not.toContain(STRANGER);
  }
});

test('without a model, the built-in writer acknowledges the mail', async () => {
  const world = await makeWorld({ AI_OPENAI_MODELS: '', AI_ANTHROPIC_MODELS: '' });
  const written = await writeAutoReply(world.ctx(), await world.receive(MAIL));
  expect(written).toMatchObject({ model: 'herald/built-in' });
});

test.each([
  ['quota', 'AI_UNAVAILABLE'],
  ['refusing', 'AI_REFUSED'],
])('a model that fails (%s) is an error that the responder can read', async (model, code) => {
  const world = await makeWorld({ AI_MODEL: `openai/${model}` });
  const id = await world.receive(MAIL);
  await expect(writeAutoReply(world.ctx(), id)).rejects.toMatchObject({ code });
});

test('a mail that may give instructions to an AI reaches no model', async () => {
  const world = await makeWorld({ AI_MODEL: 'openai/obedient' });
  for (const family of new Set(INJECTION_MAILS.map((mail) => mail.family))) {
    const mail = INJECTION_MAILS.find((each) => each.family === family && each.risk !== 'low');
    if (!mail) continue;
    const written = await writeAutoReply(world.ctx(), await world.receive(mail.raw));
    expect(written, family).toEqual({ skip: 'injection_suspected' });
  }
  expect(world.models.calls).toEqual([]);
});
