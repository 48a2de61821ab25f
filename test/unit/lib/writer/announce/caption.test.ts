import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAPTION_EVENTS } from '../../../../../src/contract/stream/captions.ts';
import { tonePreset } from '../../../../../src/contract/stream/voice.ts';
import { type CaptionFacts, captionBody } from '../../../../../src/lib/writer/announce/caption.ts';

const facts: CaptionFacts = {
  title: 'Building a mail server',
  channel: 'Herald Dev',
  count: 10_000,
  peakViewers: 1532,
};
const TONES = tonePreset.options;

test('a caption has the facts of its event', () => {
  expect(captionBody('go_live', facts, 'professional')).toBe(
    'Herald Dev is live now: Building a mail server',
  );
  expect(captionBody('end_stream', facts, 'friendly')).toBe(
    'That was “Building a mail server”. Thank you for watching!\nPeak viewers: 1,532',
  );
  expect(captionBody('milestone', facts, 'hype')).toBe('🎉 10,000 subscribers on Herald Dev! Thank you!');
});

test('what is not known is not written', () => {
  const nothing = { title: null, channel: null, count: null, peakViewers: null };
  for (const event of CAPTION_EVENTS) {
    for (const tone of TONES) {
      const text = captionBody(event, nothing, tone);
      expect(text).toMatch(/^[^\n{}]+[.!🎬]$/u);
      expect(text).not.toMatch(/null|NaN|\d/);
    }
  }
});

test('whatever the facts are, the text is short, is not empty, and is the same again', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 300 }));
  const count = fc.option(fc.oneof(fc.integer(), fc.double()));
  const any = fc.record({ title: text, channel: text, count, peakViewers: count });
  fc.assert(
    fc.property(any, fc.constantFrom(...CAPTION_EVENTS), fc.constantFrom(...TONES), (given, event, tone) => {
      const body = captionBody(event, given, tone);
      expect(body.trim()).not.toBe('');
      expect(body.length).toBeLessThan(300);
      expect(body.split('\n').length).toBeLessThanOrEqual(2);
      expect(captionBody(event, given, tone)).toBe(body);
    }),
  );
});
