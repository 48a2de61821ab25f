import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig(async () => {
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
            setupFiles: ['test/worker/setup.ts'],
            isolate: false,
            testTimeout: 60_000,
            // sanitize-html and twemoji-parser contain CommonJS, which the pool cannot load; stripe's hundred files load slowly.
            deps: {
              optimizer: { ssr: { enabled: true, include: ['sanitize-html', 'stripe', 'twemoji-parser'] } },
            },
            maxWorkers: 1,
          },
        },
      ],
    },
  };
});
