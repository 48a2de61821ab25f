import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { writeVariables } from '../../../src/dev/settings.ts';

test('npm start passes limits and settings of AI on to the Worker, and nothing else of its environment', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-variables-'));
  try {
    const env = {
      ENVIRONMENT: 'development' as const,
      LIMIT_INBOXES: '3',
      AI_MODEL: 'openai/a',
      HOME: '/root',
      PUBLIC_URL: 'http://example.com',
    };
    const file = writeVariables(folder, { PUBLIC_URL: 'http://localhost:1' }, env);
    expect(parseEnv(readFileSync(file, 'utf8'))).toEqual({
      LIMIT_INBOXES: '3',
      AI_MODEL: 'openai/a',
      PUBLIC_URL: 'http://example.com',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
