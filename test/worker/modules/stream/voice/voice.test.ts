import { expect, test } from 'vitest';
import { PLATFORMS } from '../../../../../src/contract/stream/stream.ts';
import type { Voice } from '../../../../../src/contract/stream/voice.ts';
import { addMember, type Client, makeOrganization } from '../../../helpers.ts';
import { value } from '../../identity/auth-helpers.ts';

const VOICE = '/api/stream/voice';
const CHANNEL = '/api/stream/channels/x';
const list = async (client: Client) => (await (await client.request('GET', VOICE)).json()) as Voice[];

test('each platform has a voice from the beginning', async () => {
  const client = await makeOrganization();
  const plain = { tone_preset: 'mixed', custom_prompt: null, core_hashtags: [], cta_text: '' };
  expect(await list(client)).toEqual(PLATFORMS.map((platform) => ({ platform, ...plain })));
});

test('both routes change one platform, and what is left out keeps its value', async () => {
  const owner = await makeOrganization();
  const member = await addMember(owner.organizationId, 'member');
  const patched = await member.request('PATCH', VOICE, {
    platform: 'x',
    tone_preset: 'hype',
    core_hashtags: ['HeraldLive', '#heraldlive', '#Boote_2'],
    cta_text: ' Join the chat! ',
  });
  expect(patched.status).toBe(200);
  const first = {
    platform: 'x',
    tone_preset: 'hype',
    custom_prompt: null,
    core_hashtags: ['#HeraldLive', '#Boote_2'],
    cta_text: 'Join the chat!',
  };
  expect(await patched.json()).toEqual(first);
  const put = await member.request('PUT', CHANNEL, { custom_prompt: 'Write like a pirate.' });
  expect(await put.json()).toEqual({ ...first, custom_prompt: 'Write like a pirate.' });
  expect((await list(owner)).map(({ tone_preset }) => tone_preset)).toEqual([
    'mixed',
    'hype',
    'mixed',
    'mixed',
  ]);
  const cleared = await member.request('PUT', CHANNEL, {
    custom_prompt: '',
    core_hashtags: [],
    cta_text: '',
  });
  expect(await cleared.json()).toEqual({ ...first, core_hashtags: [], cta_text: '' });
  expect((await list(await makeOrganization()))[1]).toMatchObject({ tone_preset: 'mixed' });
  expect(
    await value<string>(
      "SELECT group_concat(target || details) FROM audit_log WHERE organization_id = ? AND action = 'voice.changed'",
      owner.organizationId,
    ),
  ).toContain('voice:x{"fields":["custom_prompt"]}');
});

test('settings that leave too little of a caption are refused, also by what was there before', async () => {
  const client = await makeOrganization();
  const long = await client.request('PUT', CHANNEL, { cta_text: 'a'.repeat(196) });
  expect(long.status).toBe(422);
  expect(await long.json()).toMatchObject({
    code: 'VOICE_TOO_LONG',
    detail: expect.stringContaining('leave 59 of 280'),
  });
  expect((await client.request('PUT', CHANNEL, { cta_text: 'a'.repeat(180) })).status).toBe(200);
  const tags = await client.request('PATCH', VOICE, {
    platform: 'x',
    core_hashtags: ['#HeraldLiveEveryDay'],
  });
  expect(tags.status).toBe(422);
  expect((await list(client))[1]).toMatchObject({ core_hashtags: [], cta_text: 'a'.repeat(180) });
  // Other platforms take longer posts.
  const facebook = await client.request('PATCH', VOICE, { platform: 'facebook', cta_text: 'a'.repeat(200) });
  expect(facebook.status).toBe(200);
});

test('a platform that does not exist is not found, and the answer names those that do', async () => {
  const client = await makeOrganization();
  const response = await client.request('PUT', '/api/stream/channels/myspace', { cta_text: 'x' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    code: 'NO_SUCH_PLATFORM',
    detail: 'There is no platform "myspace". The platforms are discord, x, instagram, facebook.',
  });
});

test.each([
  ['no platform', { cta_text: 'x' }, 'platform'],
  ['another platform', { platform: 'myspace' }, 'platform'],
  ['another tone', { platform: 'x', tone_preset: 'angry' }, 'tone_preset'],
  ['a hashtag of two words', { platform: 'x', core_hashtags: ['#a b'] }, 'core_hashtags.0'],
  ['a hashtag of digits', { platform: 'x', core_hashtags: ['#2026'] }, 'core_hashtags.0'],
  ['a call to action of two lines', { platform: 'x', cta_text: 'a\nb' }, 'cta_text'],
  ['a prompt of 4,001 characters', { platform: 'x', custom_prompt: 'a'.repeat(4001) }, 'custom_prompt'],
])('%s is a bad request', async (_, body, path) => {
  const response = await (await makeOrganization()).request('PATCH', VOICE, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [expect.objectContaining({ path })] });
});
