import { beforeAll, expect, test } from 'vitest';
import { STRANGER } from '../../../../../src/dev/simulators/models/personalities.ts';
import { type AuditFacts, summarizeAudit } from '../../../../../src/worker/modules/ai/index.ts';
import { value } from '../../identity/auth-helpers.ts';
import { catchFetch, makeWorld, type World } from '../world.ts';

beforeAll(catchFetch);

const check = (title: string, result: 'pass' | 'fail', weight = 1) => ({ title, result, weight });
const FACTS: AuditFacts = {
  kind: 'site',
  subject: 'www.harbor.example',
  overallScore: 72,
  dimensions: {
    seo: {
      score: 92,
      checks: [check('The page has a title', 'pass'), check('Images have alt texts', 'fail')],
    },
    security: { score: 52, checks: [check('HSTS is on', 'fail', 20)] },
    performance: null,
  },
  advice: ['Switch on HSTS', 'Describe images'],
};
const BUILT_IN = {
  summary:
    'www.harbor.example scores 72 of 100. It does best in search engines (92) and worst in security (52). 2 of 3 checks failed. Do first: Switch on HSTS; Describe images.',
  model: 'herald/built-in',
};
const promptOf = (world: World) => JSON.stringify(world.models.calls[0]!.body);

test('a model writes the summary from scores, results and titles', async () => {
  const world = await makeWorld();
  expect(await summarizeAudit(world.ctx(), FACTS)).toEqual({
    summary: 'The site has an overall score of 72. First of all: Switch on HSTS; Describe images.',
    model: 'openai/honest',
  });
  const prompt = promptOf(world);
  expect(prompt).not.toContain('harbor');
  for (const part of ['overall_score', '92', '52', 'The page has a title', 'HSTS is on']) {
    expect(prompt).toContain(part);
  }
  expect(
    await value<number>(
      "SELECT calls FROM ai_usage_days WHERE organization_id = ? AND feature = 'audit_summary' AND user_id = 0",
      world.organizationId,
    ),
  ).toBe(1);
  expect(await world.charged()).toBeGreaterThan(0);
});

test.each([
  ['no model is configured', { AI_OPENAI_MODELS: '', AI_ANTHROPIC_MODELS: '' }],
  ['the server fails', { AI_MODEL: 'openai/failing' }],
  ['the answer is empty', { AI_MODEL: 'openai/empty' }],
  ['the answer is far too long', { AI_MODEL: 'openai/huge' }],
  ['the answer is cut off', { AI_MAX_OUTPUT_TOKENS: '2' }],
  ['the model adds links of a stranger', { AI_MODEL: 'openai/possessed' }],
])('the built-in writer writes when %s', async (_, variables) => {
  const world = await makeWorld(variables);
  expect(await summarizeAudit(world.ctx(), FACTS)).toEqual(BUILT_IN);
});

test('it writes, too, when AI is off, and when no tokens are left', async () => {
  const off = await makeWorld();
  await off.ask('/api/ai/preferences', { is_enabled: false }, 'PUT');
  expect(await summarizeAudit(off.ctx(), FACTS)).toEqual(BUILT_IN);
  expect(off.models.calls).toEqual([]);

  const limited = await makeWorld();
  await limited.ask('/api/ai/preferences', { daily_tokens: 1 }, 'PUT');
  await summarizeAudit(limited.ctx(), FACTS);
  expect(await summarizeAudit(limited.ctx(), FACTS)).toEqual(BUILT_IN);
});

test.each([
  ['a number that is no fact', 'scores 5'],
  ['a link to the audited site', 'https://www.harbor.example/login'],
  ['a path of the audited site', 'www.harbor.example/login'],
  ['a link', 'https://www.example.com'],
  ['an address', `thief@${STRANGER}`],
])('a summary with %s is not used', async (_, addition) => {
  const world = await makeWorld();
  const { fetch } = world.models;
  world.models.fetch = async (request) => {
    const response = await fetch(request);
    return new Response((await response.text()).replace('First', `${addition} First`), response);
  };
  expect(await summarizeAudit(world.ctx(), FACTS)).toEqual(BUILT_IN);
  expect(world.models.calls).toHaveLength(1);
});
