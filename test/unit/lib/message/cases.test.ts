import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseMessage, readOriginal } from '../../../../src/lib/message/parse.ts';
import { newText } from '../../../../src/lib/message/reply-text.ts';

/**
 * A message, and what is right about it: by the path of a value in `read`, the value, or words that a text has or lacks.
 * `cases/README.md` describes the files.
 */
interface Case {
  name: string;
  raw?: string;
  raw_base64?: string;
  is: Record<string, unknown>;
}

const FOLDER = new URL('cases/', import.meta.url);

async function read({ raw, raw_base64 = '' }: Case) {
  const bytes =
    raw === undefined ? Buffer.from(raw_base64, 'base64') : Buffer.from(raw.replace(/\r?\n/g, '\r\n'));
  const email = await parseMessage(new Uint8Array(bytes));
  const { calendars } = await readOriginal(new Uint8Array(bytes));
  return {
    ...email,
    calendars,
    newText: newText(email.text, email.subject),
    date: email.date === null ? null : new Date(email.date).toISOString(),
    attachments: email.attachments.map(({ content, ...file }) => ({
      ...file,
      bytes: content.length,
      text: Buffer.from(content).toString(),
      base64: Buffer.from(content).toString('base64'),
    })),
  };
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}

function check(value: unknown, right: unknown, path: string): void {
  const words = (right ?? {}) as { has?: string[]; lacks?: string[] };
  if (!words.has && !words.lacks) expect(value, path).toEqual(right);
  for (const word of words.has ?? []) expect(value, path).toContain(word);
  for (const word of words.lacks ?? []) expect(value, path).not.toContain(word);
}

for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))) {
  const cases = readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Case);
  describe(file.replace('.jsonl', ''), () => {
    test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
      const email = await read(one);
      for (const [path, right] of Object.entries(one.is)) check(at(email, path), right, path);
    });
  });
}
