import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface Service {
  /** Ends the process and all it started; resolves when it is gone. */
  stop(): Promise<void>;
}

/**
 * Runs a program for as long as Herald runs: its output goes to `logFile` and line by line to `onLine`; when it
 * dies it is started anew, after a second the first time and at most 30 seconds later on.
 */
export function keepRunning(options: {
  name: string;
  command: string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
  onLine(line: string): void;
  onRestart(message: string): void;
}): Service {
  const log = createWriteStream(options.logFile, { flags: 'a', mode: 0o600 });
  let child: ChildProcess;
  let stopping = false;
  let delay = 1000;
  let exited: Promise<void>;

  const start = () => {
    const [program, ...args] = options.command;
    child = spawn(program!, args, { env: options.env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.pipe(log, { end: false });
      createInterface({ input: stream }).on('line', options.onLine);
    }
    const startedAt = Date.now();
    exited = new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', (code, signal) => {
        resolve();
        if (stopping) return;
        signalGroup(child, 'SIGKILL');
        delay = Date.now() - startedAt > 60_000 ? 1000 : Math.min(delay * 2, 30_000);
        options.onRestart(
          `${options.name} ended (${signal ?? `code ${code}`}); starting it again. Its log: ${options.logFile}`,
        );
        setTimeout(() => !stopping && start(), delay);
      });
    });
  };
  start();

  return {
    async stop() {
      stopping = true;
      signalGroup(child, 'SIGTERM');
      const force = setTimeout(() => signalGroup(child, 'SIGKILL'), 8000);
      await exited;
      clearTimeout(force);
      signalGroup(child, 'SIGKILL');
      log.end();
    },
  };
}

/** The process and its children: it leads a group of its own. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** True when nothing listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Asks `url` until it answers with 200; false when that takes longer than `seconds`. */
export async function answers(url: string, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
