import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort, until } from '../system/herald.ts';

/** The last version that can be installed: later ones depend on unavailable packages. */
const VERSION = '2.15.0';
const run = promisify(execFile);

/** Installs n8n into N8N_DIR or below the state folder if needed. Returns the file to run. */
export async function installN8n(): Promise<string> {
  const folder = resolve(process.env.N8N_DIR ?? join(process.env.STATE_DIR ?? '.state', 'n8n'));
  const marker = join(folder, `installed-${VERSION}`);
  if (!existsSync(marker)) {
    mkdirSync(folder, { recursive: true });
    const packages = {
      private: true,
      dependencies: { n8n: VERSION },
      // n8n refers to this package by a tarball outside the registry.
      overrides: { xlsx: '0.18.5' },
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(packages));
    const npm = (...args: string[]) => run('npm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    await npm('install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
    await npm('rebuild', 'sqlite3');
    writeFileSync(marker, '');
  }
  return join(folder, 'node_modules', 'n8n', 'bin', 'n8n');
}

export interface N8n {
  origin: string;
  /** Calls n8n's internal API as its owner. */
  rest<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Returns the output so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Returns the port and environment of an n8n instance with its state in `folder`. */
export async function n8nSettings(folder: string) {
  const port = await freePort();
  return {
    port,
    env: {
      ...process.env,
      // With the test runner's values, n8n would behave as in its own tests.
      NODE_ENV: 'production',
      VITEST: undefined,
      N8N_USER_FOLDER: folder,
      N8N_PORT: String(port),
      N8N_RUNNERS_BROKER_PORT: String(await freePort()),
      N8N_LISTEN_ADDRESS: '127.0.0.1',
      N8N_SECURE_COOKIE: 'false',
      N8N_DIAGNOSTICS_ENABLED: 'false',
      N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
      N8N_TEMPLATES_ENABLED: 'false',
      N8N_COMMUNITY_PACKAGES_ENABLED: 'false',
      N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
      NODE_FUNCTION_ALLOW_BUILTIN: 'crypto',
      N8N_BLOCK_ENV_ACCESS_IN_NODE: 'false',
    } as NodeJS.ProcessEnv,
  };
}

/** Runs `n8n import:workflow`, as n8n's documentation describes. */
export async function importWorkflow(bin: string, env: NodeJS.ProcessEnv, file: string): Promise<void> {
  await run(process.execPath, [bin, 'import:workflow', `--input=${file}`], { env });
}

/** Starts n8n, creates its owner and signs in. */
export async function startN8n(
  bin: string,
  { port, env }: Awaited<ReturnType<typeof n8nSettings>>,
): Promise<N8n> {
  const child: ChildProcess = spawn(process.execPath, [bin, 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout!.on('data', (chunk) => (output += chunk));
  child.stderr!.on('data', (chunk) => (output += chunk));
  let hasExited = false;
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  void exited.then(() => (hasExited = true));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    if (hasExited) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await exited;
    clearTimeout(force);
  };
  try {
    await until('n8n', 180, async () => {
      if (hasExited) throw new Error(`n8n exited:\n${output}`);
      return fetch(`${origin}/healthz/readiness`).then(
        ({ ok }) => ok,
        () => false,
      );
    });
    let cookie = '';
    const rest = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const response = await fetch(`${origin}/rest${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'browser-id': 'test', cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return ((await response.json()) as { data: T }).data;
    };
    await rest('POST', '/owner/setup', {
      email: 'owner@example.com',
      firstName: 'An',
      lastName: 'Owner',
      password: 'Correct-horse-1',
    });
    return { origin, rest, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
