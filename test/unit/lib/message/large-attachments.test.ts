import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseMessage } from '../../../../src/lib/message/parse.ts';

const content = randomBytes(1_000_001);
const lines = content.toString('base64').match(/.{1,76}/g)!;

async function attachmentsOf(...parts: string[]): Promise<Buffer[]> {
  const raw = [
    'From: kim@example.net',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flatMap((part) => [
      '--b',
      'Content-Type: application/pdf; name=boats.pdf',
      'Content-Transfer-Encoding: base64',
      '',
      part,
    ]),
    '--b--',
    '',
  ].join('\r\n');
  const { attachments } = await parseMessage(Buffer.from(raw));
  return attachments.map((file) => Buffer.from(file.content));
}

test('large attachments have the bytes that were encoded', async () => {
  const part = lines.join('\r\n');
  const files = await attachmentsOf(part, 'QkFT', part);
  expect(files.map((file) => file.equals(content))).toEqual([true, false, true]);
  expect(files[1]!.toString()).toBe('BAS');
});

test('a dash among the digits, which is no end of the part, changes nothing', async () => {
  const [file] = await attachmentsOf(
    [...lines.slice(0, 10_000), '- no digit of base64 but these', ...lines.slice(10_000)].join('\r\n'),
  );
  const noise = Buffer.from('nodigitofbase64butthese', 'latin1').length;
  expect(file!.length).toBe(Math.floor(((lines.join('').replace(/=+$/, '').length + noise) * 3) / 4));
  expect(file!.subarray(0, 570_000).equals(content.subarray(0, 570_000))).toBe(true);
});

test('digits with padding in each line are decoded line by line', async () => {
  const padded = Array.from({ length: 20_000 }, (_, n) =>
    Buffer.from(`line ${n} of the file.`).toString('base64'),
  );
  const [file] = await attachmentsOf(padded.join('\r\n'));
  expect(file!.toString()).toBe(padded.map((line) => Buffer.from(line, 'base64')).join(''));
});

test('a part that the message cuts off has what has come', async () => {
  const raw = `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines.slice(0, 8000).join('\r\n')}`;
  const { attachments } = await parseMessage(Buffer.from(raw));
  expect(Buffer.from(attachments[0]!.content).equals(content.subarray(0, 8000 * 57))).toBe(true);
});
