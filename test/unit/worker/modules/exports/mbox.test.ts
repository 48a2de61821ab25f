import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMbox } from '../../../../../src/worker/modules/exports/mbox.ts';

const AT = Date.parse('2026-11-03T04:05:06Z');
const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const bytes = (value: string) => Uint8Array.from(value, (c) => c.charCodeAt(0));

test('a message begins with a line of its sender and time, and ends with an empty line', () => {
  expect(text(toMbox(bytes('Subject: a\r\n\r\nb\r\n'), 'kim@example.com', AT))).toBe(
    'From kim@example.com Tue Nov  3 04:05:06 2026\nSubject: a\r\n\r\nb\r\n\n',
  );
});

test('a line that begins like a message is quoted once more', () => {
  const whole = text(toMbox(bytes('a\nFrom b\n>From c\n From d\n>>>From e'), '', AT));
  expect(whole).toBe(
    'From MAILER-DAEMON Tue Nov  3 04:05:06 2026\na\n>From b\n>>From c\n From d\n>>>>From e\n\n',
  );
});

/** Returns the messages as a program reads them, without quoting. */
function read(mbox: string): string[] {
  return mbox
    .split(/^From .*\n/m)
    .slice(1)
    .map((each) => each.replace(/\n$/, '').replace(/^>(>*From )/gm, '$1'));
}

test('a reader finds the same messages again', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('From me', '>From me', '>>From', 'From ', '>', ''));
  const message = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => `x${lines.join('\n')}\n`);
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), (messages) => {
      const ascii = messages.map((each) => each.replace(/[^\x20-\x7e\n]/g, '?'));
      const mbox = ascii.map((each) => text(toMbox(bytes(each), 'a@example.com', AT))).join('');
      expect(read(mbox)).toEqual(ascii);
    }),
    { numRuns: 1000 },
  );
});

test('a long message of quote marks takes no longer than another', () => {
  const quoted = toMbox(bytes('>'.repeat(2_000_000)), 'a@example.com', AT);
  expect(quoted.length).toBeGreaterThan(2_000_000);
});
