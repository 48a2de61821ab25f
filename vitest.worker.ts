import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { authority } from './test/worker/sites/certificates.ts';
import { patience } from './vitest.shared.ts';

interface WorkerTests {
  name: string;
  include: string[];
  testTimeout: number;
  /** Files that run at once. */
  maxWorkers: number;
  groupOrder?: number;
  /** The directory and the organizations are in a database each; a third one is for those that move. */
  isApart?: boolean;
  /** Everything that workerd will do some day is switched on, as it may be on Cloudflare already. */
  hasAllGates?: boolean;
}

/**
 * Each test that refuses a connection or a certificate makes workerd report it, with addresses of its own code; Vite
 * reports packages without their sources.
 */
const IS_NO_NEWS =
  /^(?:exception = |uncaught exception; |e = rust\/|console warning; |A header value for |Sourcemap for )/;
for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = (...args: unknown[]) =>
    typeof args[0] === 'string' && IS_NO_NEWS.test(args[0]) ? true : write(...args);
}

/** The authorities of the machine, and that of the tests. */
const AUTHORITIES = 'node_modules/.test-authority.pem';

/** A project of tests that run inside workerd, with D1, R2 and queues. */
export async function workerProject({
  name,
  include,
  testTimeout,
  maxWorkers,
  groupOrder = 0,
  isApart = false,
  hasAllGates = false,
}: WorkerTests) {
  // The plugin reads it while it loads: workerd then trusts the authority of the sites in tests of audits.
  const known = process.env['NODE_EXTRA_CA_CERTS'] ?? '';
  if (known !== AUTHORITIES) {
    writeFileSync(AUTHORITIES, authority + (existsSync(known) ? readFileSync(known, 'utf8') : ''));
    process.env['NODE_EXTRA_CA_CERTS'] = AUTHORITIES;
  }
  const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin');
  const migrations = await readD1Migrations('migrations');
  const [oldState] = await readD1Migrations('test/old-state');
  return {
    plugins: [
      cloudflareTest({
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          ...(isApart && { d1Databases: ['DB', 'DB_2', 'DB_3'] }),
          bindings: {
            TEST_MIGRATIONS: migrations,
            TEST_OLD_STATE: oldState!.queries,
            ENCRYPTION_KEY_1: Buffer.alloc(32, 7).toString('base64'),
            SIDECAR_TOKEN: 'test-sidecar-token',
            SIDECAR_URL: 'http://127.0.0.1:9',
            ALLOW_PRIVATE_HOSTS: '1',
            PUBLIC_URL: 'http://localhost',
            SYSTEM_SMTP_URL: 'smtp://herald:secret@127.0.0.1:9',
            SYSTEM_MAIL_FROM: 'herald@example.com',
          },
          dataBlobBindings: { TEST_OLD_API: 'test/old-state/five-tags-api.json.gz' },
        },
      }),
      ...(hasAllGates ? [allGates] : []),
    ],
    test: {
      name,
      include,
      globalSetup: ['test/worker/sites/setup.ts', 'test/worker/mail-servers/setup.ts'],
      setupFiles: ['test/worker/setup.ts'],
      isolate: false,
      testTimeout,
      expect: patience,
      sequence: { groupOrder },
      // sanitize-html and twemoji-parser contain CommonJS, which the pool cannot load; stripe and mediabunny have a hundred files each, which load slowly.
      deps: {
        optimizer: {
          ssr: { enabled: true, include: ['mediabunny', 'sanitize-html', 'stripe', 'twemoji-parser'] },
        },
      },
      maxWorkers,
    },
  };
}

/**
 * Starts workerd with all its gates on. It inherits the environment of this process, so no project without this plugin may
 * be in the same group.
 */
const allGates: Plugin = {
  name: 'all-gates',
  configureVitest({ project }) {
    const { poolRunner } = project.config;
    if (!poolRunner) throw new Error('This plugin comes after the one of the pool.');
    project.config.poolRunner = {
      ...poolRunner,
      createPoolWorker(options) {
        const worker = poolRunner.createPoolWorker(options);
        const start = worker.start.bind(worker);
        worker.start = async () => {
          process.env['WORKERD_ALL_AUTOGATES'] = '1';
          try {
            await start();
          } finally {
            delete process.env['WORKERD_ALL_AUTOGATES'];
          }
        };
        return worker;
      },
    };
  },
};
