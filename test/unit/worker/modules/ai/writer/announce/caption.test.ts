import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CaptionFacts,
  type CaptionVoice,
  caption,
  captionLength,
  MAX_CAPTION,
} from '../../../../../../../src/worker/modules/ai/writer/announce/caption.ts';

const facts: CaptionFacts = {
  title: 'Building a mail server',
  url: 'https://www.youtube.com/watch?v=abc123',
  channel: 'Herald Dev',
  count: 10_000,
  peakViewers: 1532,
};
const voice: CaptionVoice = {
  tone: 'professional',
  coreHashtags: ['#herald', 'Dev Stream'],
  cta: 'Join the chat',
};
const PLATFORMS = ['discord', 'x', 'instagram', 'facebook'] as const;
const KINDS = ['go_live', 'ended', 'milestone'] as const;

test('a caption has the facts, the call to action, the address and the hashtags', () => {
  expect(caption('discord', 'go_live', facts, voice)).toBe(
    'Herald Dev is live now: Building a mail server\nJoin the chat\nhttps://www.youtube.com/watch?v=abc123\n#herald #DevStream',
  );
  expect(caption('x', 'ended', facts, { ...voice, tone: 'friendly' })).toContain(
    'That was “Building a mail server”. Thank you for watching!\nPeak viewers: 1,532',
  );
  expect(caption('facebook', 'milestone', facts, { ...voice, tone: 'hype' })).toContain(
    '🎉 10,000 subscribers on Herald Dev!',
  );
});

test('what is not known is not written', () => {
  const nothing = { title: null, url: null, channel: null, count: null, peakViewers: null };
  for (const platform of PLATFORMS) {
    for (const kind of KINDS) {
      for (const tone of ['professional', 'friendly', 'hype', 'mixed'] as const) {
        const text = caption(platform, kind, nothing, { tone, coreHashtags: [], cta: '' });
        expect(text).toMatch(/^[^\n{}]+[.!🎬]$/u);
        expect(text).not.toMatch(/null|NaN|\d/);
      }
    }
  }
});

test('an address that is none, mentions and broken hashtags are not written', () => {
  const text = caption(
    'discord',
    'go_live',
    { ...facts, url: 'javascript:alert(1)', title: '@everyone\nlook' },
    { ...voice, coreHashtags: ['#', '#a b', '123', '@here'] },
  );
  expect(text).toBe('Herald Dev is live now: ＠everyone look\nJoin the chat\n#ab #here');
});

describe('the measure of X', () => {
  test.each([
    ['letters weigh 1', 'abc é', 5],
    ['Chinese weighs 2', '直播', 4],
    ['an emoji weighs 2, however it is composed', '👩‍👩‍👧‍👦', 2],
    ['an address weighs 23', 'https://example.com/a/very/long/path/that/goes/on/and/on', 23],
    ['a short address as well', 'http://a.b', 23],
    ['a bare domain becomes a link', 'a.co', 23],
  ])('%s', (_, text, length) => {
    expect(captionLength('x', text)).toBe(length);
  });
});

test('whatever the facts are, the text fits its platform, is not empty, and is the same again', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3000 }),
    fc.string({ unit: fc.constantFrom('直', '😀', 'a', ' ', '.co ', '#'), maxLength: 3000 }),
  );
  const anyFacts = fc.record({
    title: fc.option(text),
    url: fc.option(fc.oneof(text, fc.webUrl())),
    channel: fc.option(text),
    count: fc.option(fc.double()),
    peakViewers: fc.option(fc.integer()),
  });
  const anyVoice = fc.record({
    tone: fc.constantFrom(...(['professional', 'friendly', 'hype', 'mixed'] as const)),
    coreHashtags: fc.array(text, { maxLength: 50 }),
    cta: text,
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...PLATFORMS),
      fc.constantFrom(...KINDS),
      anyFacts,
      anyVoice,
      (platform, kind, known, tone) => {
        const written = caption(platform, kind, known, tone);
        expect(captionLength(platform, written)).toBeLessThanOrEqual(MAX_CAPTION[platform]);
        expect(written.trim()).not.toBe('');
        expect(caption(platform, kind, known, tone)).toBe(written);
      },
    ),
  );
});

test('Instagram gets at most 30 hashtags', () => {
  const coreHashtags = Array.from({ length: 80 }, (_, n) => `tag${n}`);
  expect(caption('instagram', 'go_live', facts, { ...voice, coreHashtags }).match(/#/g)).toHaveLength(30);
});
