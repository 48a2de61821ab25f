import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

test('the OpenAPI document passes redocly lint (recommended) without errors or warnings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'herald-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    const printed = execFileSync(bin('node'), ['src/dev/commands/openapi.ts'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 16 * 2 ** 20,
    });
    expect(JSON.parse(printed)).toMatchObject({ openapi: '3.0.3' });
    writeFileSync(file, printed);
    const lint = spawnSync(
      bin('node'),
      [
        bin('redocly'),
        'lint',
        '--extends=recommended',
        // Ids are digits, so `/api/audits/schedules/{id}` and `/api/audits/{id}/rerun` match no path in common.
        '--skip-rule=no-ambiguous-paths',
        '--format=json',
        file,
      ],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    );
    const report = JSON.parse(lint.stdout) as { totals: unknown; problems: { message: string }[] };
    expect(report.problems.map(({ message }) => message)).toEqual([]);
    expect(lint.status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
