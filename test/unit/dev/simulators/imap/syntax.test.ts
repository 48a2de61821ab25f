import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BadSyntax,
  type Command,
  dateTime,
  Input,
  InputTooLong,
  parseDate,
  readCommand,
  sequenceSet,
} from '../../../../../src/dev/simulators/imap/syntax.ts';

/** Reads one command from a client that sends these chunks and disconnects. */
async function readChunks(chunks: Buffer[]): Promise<Command | string | null> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  const client = connect(address.port, '127.0.0.1');
  const [socket] = (await once(server, 'connection')) as [Socket];
  for (const chunk of chunks) client.write(chunk);
  client.end();
  try {
    return await readCommand(
      new Input(socket),
      () => 10_000,
      () => {},
    );
  } finally {
    client.destroy();
    socket.destroy();
    server.close();
  }
}

test('a command may contain atoms, strings, lists, sections and literals', async () => {
  const command =
    'a1 uid FETCH 1:* (FLAGS BODY.PEEK[HEADER.FIELDS (From To)]<0.5>) "q\\"\\\\" {5}\r\n(a\r\n) {0+}\r\n x\r\n';
  const expected = {
    tag: 'a1',
    name: 'UID',
    args: [
      { kind: 'atom', text: 'FETCH' },
      { kind: 'atom', text: '1:*' },
      {
        kind: 'list',
        items: [
          { kind: 'atom', text: 'FLAGS' },
          { kind: 'atom', text: 'BODY.PEEK[HEADER.FIELDS (From To)]<0.5>' },
        ],
      },
      { kind: 'string', bytes: Buffer.from('q"\\') },
      { kind: 'string', bytes: Buffer.from('(a\r\n)') },
      { kind: 'string', bytes: Buffer.alloc(0) },
      { kind: 'atom', text: 'x' },
    ],
  };
  expect(await readChunks([Buffer.from(command)])).toEqual(expected);
  const byteByByte = [...Buffer.from(command)].map((byte) => Buffer.from([byte]));
  expect(await readChunks(byteByByte)).toEqual(expected);
});

test('arbitrary input is parsed or rejected', async () => {
  const pieces = fc.oneof(
    fc.constantFrom(
      'a ',
      'NOOP ',
      '(',
      ')',
      '"',
      '\\',
      '[',
      ']',
      '{3}\r\n',
      '{3+}\r\n',
      '{99999}\r\n',
      '\r\n',
      '\n',
      '*',
    ),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 20 }), async (input) => {
      const outcome = await readChunks([Buffer.from(`a NOOP ${input.join('')}\r\n`)]).catch(
        (error: unknown) => error,
      );
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(InputTooLong);
      else if (typeof outcome === 'string') expect(outcome).toMatch(/^(a|\*) (BAD|NO) /);
    }),
    { numRuns: 100 },
  );
});

test('sequence sets are parsed, and invalid ones are rejected', () => {
  const members = (set: string, last: number) => [1, 2, 3, 4, 5].filter(sequenceSet(set, last));
  expect(members('2', 5)).toEqual([2]);
  expect(members('4:2,5', 5)).toEqual([2, 3, 4, 5]);
  expect(members('4:*', 5)).toEqual([4, 5]);
  expect(members('9:*', 5)).toEqual([5]);
  expect(members('*', 0)).toEqual([]);
  for (const bad of ['', ',', '1,', '1:2:3', 'x', '1 2', '-1', '1:']) {
    expect(() => sequenceSet(bad, 5)).toThrow(BadSyntax);
  }
});

test('dates are parsed and formatted, and invalid ones are rejected', () => {
  expect(dateTime(new Date('2026-02-03T04:05:06Z'))).toBe('03-Feb-2026 04:05:06 +0000');
  expect(parseDate(' 3-Feb-2026 04:05:06 +0530')).toEqual(new Date('2026-02-02T22:35:06Z'));
  expect(parseDate('1-dec-1999')).toEqual(new Date('1999-12-01T00:00:00Z'));
  for (const bad of ['', 'yesterday', '32-Jan-2026', '1-Foo-2026', '1-Jan-2026 25:00:00 +0000']) {
    expect(() => parseDate(bad)).toThrow(BadSyntax);
  }
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      expect(parseDate(dateTime(date)).getTime()).toBe(Math.floor(date.getTime() / 1000) * 1000);
    }),
  );
});
