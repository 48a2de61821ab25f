import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'herald-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the deployment bundles with all bindings and contains no development code', () => {
  const output = execFileSync(
    join(root, 'node_modules', '.bin', 'wrangler'),
    ['deploy', '--env', 'production', '--dry-run', '--containers-rollout=none', '--outdir', folder],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' } },
  );
  for (const binding of [
    'DB',
    'BUCKET',
    'SYNC_QUEUE',
    'SYNC_SLOW_QUEUE',
    'EVENT_QUEUE',
    'SEND_QUEUE',
    'SEND_SLOW_QUEUE',
    'WEBHOOK_QUEUE',
    'WEBHOOK_SLOW_QUEUE',
    'AUDIT_QUEUE',
    'AUDIT_SLOW_QUEUE',
    'SIDECAR',
    'ASSETS',
    'SIGN_IN_LIMIT',
    'KEY_LIMIT',
    'SESSION_LIMIT',
    'OUTSIDE_LIMIT',
    'IMAGE_LIMIT',
  ]) {
    expect(output).toContain(`env.${binding}`);
  }
  expect(output).toContain('production');
  const bundle = readFileSync(join(folder, 'index.js'), 'utf8');
  for (const word of ['herald-demo', 'imapflow', 'smtp-server', 'src/dev/'])
    expect(bundle.includes(word), word).toBe(false);
});
