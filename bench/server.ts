/** Bundles and runs the benchmark's Worker. */
import { execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { minifyBundle } from '../src/dev/minify.ts';
import { isFree, waitForAnswer } from '../src/dev/processes.ts';

const run = promisify(execFile);
const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
/** The first port to try, outside the system's range for outgoing connections. */
const FIRST_PORT = 30_000;
/** The unit of CPU time in /proc. */
const TICKS_PER_SECOND = 100;

export interface Server {
  origin: string;
  inspectorPort: number;
  /** Returns the CPU time of all workerd processes so far, in milliseconds; null on systems without /proc. */
  cpu(): number | null;
  stop(): Promise<void>;
}

/** Bundles `entry` into `folder`, as a deployment would. */
export async function bundle(entry: string, folder: string, config = 'wrangler.toml'): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await run('wrangler', ['deploy', entry, '--config', config, '--dry-run', '--outdir', folder], { env });
  await minifyBundle(join(folder, basename(entry).replace('.ts', '.js')));
}

/** Returns the size of a bundle in bytes, uncompressed and compressed. */
export function bundleSize(folder: string): { bytes: number; gzip: number } {
  const files = readdirSync(folder).filter((file) => !/\.map$|README/.test(file));
  const contents = files.map((file) => readFileSync(join(folder, file)));
  const sum = (sizes: number[]) => sizes.reduce((a, b) => a + b, 0);
  return {
    bytes: sum(contents.map((content) => content.length)),
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
  };
}

/**
 * Runs a bundle on the state in `stateDir`. It is bundled beforehand, so that editing the source during a run does
 * not restart it.
 */
export async function startServer(
  script: string,
  stateDir: string,
  config = 'wrangler.toml',
): Promise<Server> {
  const port = await freePort();
  const inspectorPort = await freePort();
  const args = [
    'dev',
    script,
    '--config',
    config,
    '--no-bundle',
    '--ip',
    '127.0.0.1',
    '--port',
    String(port),
  ];
  const options = [
    '--inspector-port',
    String(inspectorPort),
    '--persist-to',
    stateDir,
    '--show-interactive-dev-session=false',
  ];
  const secrets = [
    '--var',
    `ENCRYPTION_KEY_1:${Buffer.alloc(32, 1).toString('base64')}`,
    '--var',
    'SIDECAR_TOKEN:bench',
    // The audited site is on loopback.
    '--var',
    'ALLOW_PRIVATE_HOSTS:1',
    '--var',
    `PUBLIC_URL:http://127.0.0.1:${port}`,
  ];
  const child = spawn('wrangler', [...args, ...options, ...secrets], {
    env: {
      ...env,
      MINIFLARE_WORKERD_V8_FLAGS: '--expose-gc',
      WRANGLER_WRITE_LOGS: 'false',
      WRANGLER_REGISTRY_PATH: join(stateDir, 'registry'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log = (log + chunk).slice(-20_000);
    });
  }
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      log += error.message;
      resolve();
    });
    child.once('exit', () => resolve());
  });
  const kill = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const killAtExit = () => kill('SIGKILL');
  process.once('exit', killAtExit);

  const stop = async () => {
    kill('SIGTERM');
    const force = setTimeout(() => kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(force);
    kill('SIGKILL');
    process.removeListener('exit', killAtExit);
  };
  const origin = `http://127.0.0.1:${port}`;
  const isUp = await Promise.race([waitForAnswer(`${origin}/`, 180), exited.then(() => false)]);
  if (!isUp) {
    await stop();
    throw new Error(`the Worker did not start:\n${log}`);
  }
  return { origin, inspectorPort, cpu: () => cpuOfGroup(child.pid!), stop };
}

export async function freePort(): Promise<number> {
  for (let port = FIRST_PORT + Math.floor(Math.random() * 2000); ; port++) {
    if (await isFree(port)) return port;
  }
}

export function cpuOfGroup(group: number): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  let ticks = 0;
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(entry);
    // proc(5): after the name in parentheses come state, parent, group …; fields 14 and 15 are utime and stime.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat.includes('(workerd)') && fields[2] === String(group))
      ticks += Number(fields[11]) + Number(fields[12]);
  }
  return (ticks * 1000) / TICKS_PER_SECOND;
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}
