import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const LEASH = join(import.meta.dirname, 'leash.ts');
/** A program that runs this long has started successfully. */
const STARTED_MS = 60_000;
const MAX_FAILED_STARTS = 10;

export interface Service {
  /** Ends the process and everything it started. Resolves when the process has exited. */
  stop(): Promise<void>;
}

/**
 * Keeps a program running for as long as this process lives. Its output goes to `logFile`, and line by line to
 * `onLine`. A program that exits is restarted after one second, and after up to 30 seconds if it keeps exiting. After
 * ten exits in a row within a minute of the start, `onGiveUp` is called instead.
 */
export function keepRunning(options: {
  name: string;
  command: string[];
  env: NodeJS.ProcessEnv;
  logFile: string;
  onLine(line: string): void;
  onRestart(message: string): void;
  onGiveUp(message: string): void;
  /** Resolves when a restart can succeed. */
  waitToRestart(): Promise<void>;
}): Service {
  const log = openSync(options.logFile, 'a', 0o600);
  let child: ChildProcess;
  let stopping = false;
  let failedStarts = 0;
  let exited: Promise<void>;

  const start = () => {
    child = spawn(process.execPath, [LEASH, ...options.command], {
      env: options.env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.on('data', (chunk: Buffer) => append(log, chunk));
      createInterface({ input: stream }).on('line', options.onLine);
    }
    const startedAt = Date.now();
    exited = new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('exit', (code, signal) => {
        resolve();
        if (stopping) return;
        signalGroup(child, 'SIGKILL');
        failedStarts = Date.now() - startedAt > STARTED_MS ? 0 : failedStarts + 1;
        const event = `${options.name} exited (${signal ?? `code ${code}`})`;
        const seeLog = `See ${options.logFile}.`;
        if (failedStarts === MAX_FAILED_STARTS) {
          return options.onGiveUp(
            `${event} shortly after starting, ${failedStarts} times in a row. ${seeLog}`,
          );
        }
        options.onRestart(`${event}; restarting it. ${seeLog}`);
        setTimeout(
          () => void options.waitToRestart().then(() => !stopping && start()),
          Math.min(1000 * 2 ** Math.max(failedStarts - 1, 0), 30_000),
        );
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
    },
  };
}

/** A full disk leaves a gap in the log, but does not stop the program. */
function append(log: number, chunk: Buffer): void {
  try {
    writeSync(log, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Signals the process and its children, as it leads its own process group. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Returns whether nothing listens on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Polls `url` until it responds with a 2xx status. Returns false if that takes longer than `seconds`. */
export async function waitForAnswer(url: string, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
