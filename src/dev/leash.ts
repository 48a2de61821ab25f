/**
 * Runs a program for as long as somebody holds the other end of this process's standard input: when that one is killed,
 * the system closes it, and the program and all it has started end. It leads a process group, and ends as the program does.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const PATIENCE_MS = 8000;
const [program, ...args] = process.argv.slice(2);
const child = spawn(program!, args, { stdio: ['ignore', 'inherit', 'inherit'] });

// A signal to the group has reached the program, too: this waits for it.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
for (const signal of SIGNALS) process.on(signal, () => {});
process.stdin.resume().on('end', () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), PATIENCE_MS);
});
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (process.stdin.readableEnded) process.kill(-process.pid, 'SIGKILL');
  process.exit(code ?? 128 + constants.signals[signal!]);
});
