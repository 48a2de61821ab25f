import { describe, expect, test } from 'vitest';
import { parseMessage } from '../../../../src/lib/message/parse.ts';
import { hasCorpora, readTar } from '../../../system/corpora.ts';

const idOf = async (raw: string) => (await parseMessage(new TextEncoder().encode(raw))).messageId;
const mixed = (inner: string) => `Content-Type: multipart/mixed; boundary=a\r\n\r\n--${inner}`;

describe('a message without a Message-ID', () => {
  test('always gets the same id', async () => {
    for (const raw of ['x', `\r\n\r\nx`, mixed('b\r\n\r\nbody')])
      expect(await idOf(raw)).toBe(await idOf(raw));
  });

  test.each([
    ['parts that cannot be read', mixed('b\r\n\r\nbody'), mixed('c\r\n\r\nbody')],
    ['text alone', `${mixed('a\r\n\r\nbody\r\n--a--\r\n1')}`, `${mixed('a\r\n\r\nbody\r\n--a--\r\n2')}`],
    ['a subject alone', 'Subject: S\r\nX-Job: 1\r\n\r\nx', 'Subject: S\r\nX-Job: 2\r\n\r\nx'],
    [
      'a sender alone',
      `From: kim@example.com\r\n${mixed('b\r\n\r\nbody')}`,
      `From: kim@example.com\r\n${mixed('c\r\n\r\nbody')}`,
    ],
  ])('and with %s is identified by all of its content', async (_, one, other) => {
    expect(await idOf(one)).not.toBe(await idOf(other));
  });

  test.each([
    ['a sender and a text', 'From: kim@example.com\r\nSubject: S\r\n\r\nx'],
    ['a sender and a date', 'From: kim@example.com\r\nDate: Wed, 1 May 2024 10:00:00 +0000\r\n\r\n'],
    ['a date', 'Date: Wed, 1 May 2024 10:00:00 +0000\r\n\r\nx'],
  ])('and with %s has the same id by every route', async (_, raw) => {
    const trace =
      'Received: from a by b; Wed, 1 May 2024 10:00:01 +0000\r\nDelivered-To: info@herald.test\r\n';
    expect(await idOf(trace + raw)).toBe(await idOf(raw));
  });

  test('keeps its id if it has a sender and a text', async () => {
    expect(
      await idOf('From: kim@example.com\r\nTo: support@herald.test\r\nSubject: Hostile\r\n\r\nWhere is it?'),
    ).toBe('<f688111ad88e2173087feb1f82808e9a488119ac@synthesized.invalid>');
  });
});

test.skipIf(!hasCorpora)('all broken samples have different ids', async () => {
  const ids = new Map<string, string>();
  for (const { name, raw } of readTar('malformed-eml.tar.gz', /\.eml$/)) {
    const { messageId } = await parseMessage(raw);
    const other = ids.get(messageId);
    // Two of them are identical.
    if (other !== undefined) expect(raw.toString('latin1'), name).toBe(other);
    ids.set(messageId, raw.toString('latin1'));
  }
});
