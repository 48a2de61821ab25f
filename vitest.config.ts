import { writeFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { authority } from './test/worker/sites/certificates.ts';

export default defineConfig(async () => {
  // The plugin reads it while it loads: workerd then trusts the authority of the sites in tests of audits.
  process.env['NODE_EXTRA_CA_CERTS'] = 'node_modules/.test-authority.pem';
  writeFileSync(process.env['NODE_EXTRA_CA_CERTS'], authority);
  const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin');
  const migrations = await readD1Migrations('migrations');
  return {
    test: {
      silent: 'passed-only' as const,
      projects: [
        {
          test: {
            name: 'unit',
            include: ['test/unit/**/*.test.ts'],
            environment: 'node',
            // The default on two cores is one.
            maxWorkers: 2,
            sequence: { groupOrder: 1 },
            testTimeout: 30_000,
          },
        },
        {
          plugins: [
            cloudflareTest({
              wrangler: { configPath: './wrangler.toml' },
              miniflare: {
                bindings: {
                  TEST_MIGRATIONS: migrations,
                  ENCRYPTION_KEY_1: Buffer.alloc(32, 7).toString('base64'),
                  SIDECAR_TOKEN: 'test-sidecar-token',
                  SIDECAR_URL: 'http://127.0.0.1:9',
                  ALLOW_PRIVATE_HOSTS: '1',
                  PUBLIC_URL: 'http://localhost',
                  SYSTEM_SMTP_URL: 'smtp://herald:secret@127.0.0.1:9',
                  SYSTEM_MAIL_FROM: 'herald@example.com',
                },
              },
            }),
          ],
          test: {
            name: 'worker',
            include: ['test/worker/**/*.test.ts'],
            globalSetup: ['test/worker/sites/setup.ts'],
            setupFiles: ['test/worker/setup.ts'],
            isolate: false,
            testTimeout: 60_000,
            // sanitize-html and twemoji-parser contain CommonJS, which the pool cannot load; stripe and mediabunny have a hundred files each, which load slowly.
            deps: {
              optimizer: {
                ssr: { enabled: true, include: ['mediabunny', 'sanitize-html', 'stripe', 'twemoji-parser'] },
              },
            },
            maxWorkers: 1,
          },
        },
      ],
    },
  };
});
