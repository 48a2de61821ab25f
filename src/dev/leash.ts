/**
 * Runs a program until its parent exits. The parent holds the other end of this process's standard input. When the
 * parent dies, the system closes that pipe, and this process ends the program and everything the program started. It
 * leads a process group and exits with the program's exit code.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const KILL_AFTER_MS = 8000;
const [program, ...args] = process.argv.slice(2);
const child = spawn(program!, args, { stdio: ['ignore', 'inherit', 'inherit'] });

// A signal to the group also reaches the program: keep running until the program has exited.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
for (const signal of SIGNALS) process.on(signal, () => {});
process.stdin.resume().on('end', () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), KILL_AFTER_MS);
});
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (process.stdin.readableEnded) process.kill(-process.pid, 'SIGKILL');
  process.exit(code ?? 128 + constants.signals[signal!]);
});
