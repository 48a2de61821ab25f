import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENT_TYPES, webhookEvent } from '../../../../src/contract/webhooks/events.ts';

const docs = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'webhooks.md'), 'utf8');
const rows = docs.split('\n').filter((line) => /^\| `\w+\.\w+` \|/.test(line));

test('docs/webhooks.md has each type of event with the fields of its schema', () => {
  expect(rows.map((row) => row.split('`')[1])).toEqual(EVENT_TYPES);
  for (const event of webhookEvent.options) {
    const [type] = event.shape.type.values;
    const row = rows.find((line) => line.startsWith(`| \`${type}\``))!;
    const told = row.split('|')[3]!.replaceAll(/\([^)]*\)/g, '');
    expect([...told.matchAll(/`(\w+)`/g)].map((match) => match[1])).toEqual(
      Object.keys(event.shape.data.shape),
    );
  }
});

test('each type has a schema, which takes nothing of another type', () => {
  expect(webhookEvent.options.map((event) => [...event.shape.type.values][0])).toEqual(EVENT_TYPES);
  const timestamp = '2026-11-21T09:00:00.000Z';
  const data = { webhook_id: 1 };
  expect(webhookEvent.safeParse({ type: 'webhook.test', timestamp, data }).success).toBe(true);
  for (const type of EVENT_TYPES.filter((other) => other !== 'webhook.test')) {
    expect(webhookEvent.safeParse({ type, timestamp, data }).success).toBe(false);
  }
});
