/** Streams drafts of simulated models through a started Herald, over real sockets, to a client that may disconnect. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, freePort, type Herald, signIn, startHerald, stateFolder, until } from './herald.ts';

const state = stateFolder();
let herald: Herald;
let user: Client;

beforeAll(async () => {
  herald = await startHerald(state.path, {
    DEMO: 'mail',
    AI_DEMO: '1',
    MODELS_PORT: String(await freePort()),
  });
  user = await signIn(herald.origin, 'demo@herald.test', 'herald-demo');
});
afterAll(async () => {
  await herald?.stop();
  state.remove();
});

interface Usage {
  total: { calls: number; charged_tokens: number };
}
const usage = () => user.get<Usage>('/api/ai/usage');

test('npm start with AI_DEMO=1 names the simulated models, and they write', async () => {
  expect(herald.output()).toContain('AI models       simulated on');
  const [email] = await user.get<{ id: number }[]>('/api/emails?search=workshop');
  const draft = await user.post<{ model: string; usage: { charged_tokens: number } }>(
    '/api/ai/generate/reply',
    { email_id: email!.id },
  );
  expect(draft.model).toBe('openai/honest');
  expect(draft.usage.charged_tokens).toBeGreaterThan(0);
});

test('the first piece arrives while the model writes, and a client that leaves ends and pays the call', async () => {
  const [email] = await user.get<{ id: number }[]>('/api/emails?search=workshop');
  const before = await usage();
  // This model writes until its client disconnects.
  const response = await user.fetch(
    'POST',
    '/api/ai/generate/reply',
    JSON.stringify({ email_id: email!.id, model: 'openai/endless' }),
    { accept: 'text/event-stream', 'content-type': 'application/json' },
  );
  const reader = response.body!.getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toContain('event: delta');
  await reader.cancel();
  const after = await until('the call to end', 60, async () => {
    const now = await usage();
    return now.total.calls > before.total.calls ? now : null;
  });
  const charged = after.total.charged_tokens - before.total.charged_tokens;
  expect(charged).toBeGreaterThan(0);
  // A draft is cut off at 1,200 tokens, so the call ended before that.
  expect(charged).toBeLessThan(1_200);
  await expect
    .poll(async () => (await user.get<{ reserved: number }>('/api/settings/tokens/balance')).reserved)
    .toBe(0);
});
