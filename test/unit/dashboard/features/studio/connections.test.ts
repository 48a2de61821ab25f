import { describe, expect, test } from 'vitest';
import { ACCESS, credentialValue } from '../../../../../src/dashboard/features/studio/connections/fields.ts';
import { readChannel } from '../../../../../src/dashboard/features/studio/connections/read-channel.ts';
import { readHashtags, wrongHashtag } from '../../../../../src/dashboard/features/studio/voices/hashtags.ts';
import { sampleCaption } from '../../../../../src/dashboard/features/studio/voices/sample.ts';

describe('readChannel', () => {
  test('knows ids, handles and addresses', () => {
    expect(readChannel('UCabcdefghijklmnopqrstuv')).toEqual({ channel_id: 'UCabcdefghijklmnopqrstuv' });
    expect(readChannel(' @boatworks ')).toEqual({ handle: '@boatworks' });
    expect(readChannel('youtube.com/@boatworks')).toEqual({ url: 'https://youtube.com/@boatworks' });
    expect(readChannel('https://www.youtube.com/@boatworks')).toEqual({
      url: 'https://www.youtube.com/@boatworks',
    });
  });

  test('knows what is none of them', () => {
    expect(readChannel('two words')).toBeNull();
    expect(readChannel('https://')).toBeNull();
  });
});

describe('credentialValue', () => {
  test('is the address of a webhook, and JSON elsewhere, without what is left empty', () => {
    expect(credentialValue(ACCESS.discord.webhook!, () => ' https://discord.com/api/webhooks/1/t ')).toBe(
      'https://discord.com/api/webhooks/1/t',
    );
    const value = credentialValue(ACCESS.x.oauth2!, (name) => (name === 'client_secret' ? '' : `my-${name}`));
    expect(JSON.parse(value)).toEqual({
      access_token: 'my-access_token',
      refresh_token: 'my-refresh_token',
      client_id: 'my-client_id',
    });
  });
});

describe('hashtags', () => {
  test('are read with or without their sign', () => {
    expect(readHashtags('HeraldLive, #mail  # ')).toEqual(['#HeraldLive', '#mail']);
  });

  test('of digits alone or with punctuation are none', () => {
    expect(wrongHashtag(['#mail', '#12'])).toBe('#12');
    expect(wrongHashtag(['#a-b'])).toBe('#a-b');
    expect(wrongHashtag(['#día_3'])).toBeUndefined();
  });
});

describe('sampleCaption', () => {
  const facts = {
    event: 'go_live',
    title: 'Day 3',
    url: 'https://example.com/v',
    channel: 'Boatworks',
    count: 5,
  } as const;
  const voice = {
    platform: 'x',
    tone_preset: 'professional',
    custom_prompt: null,
    core_hashtags: ['#HeraldLive'],
    cta_text: 'Join the chat!',
  } as const;

  test('has the words, the call to action, the link and the hashtags', () => {
    const { text, length } = sampleCaption({ ...voice, core_hashtags: [...voice.core_hashtags] }, facts);
    expect(text).toBe('Boatworks is live now: Day 3\nJoin the chat!\nhttps://example.com/v\n#HeraldLive');
    expect(length).toBe(79);
  });

  test('says why too long a tail is refused', () => {
    const { problem } = sampleCaption({ ...voice, core_hashtags: [], cta_text: 'a'.repeat(200) }, facts);
    expect(problem).toContain('Shorten');
  });
});
