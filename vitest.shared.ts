import { statfsSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** `expect.poll` waits as long as a busy machine may take; its own second is a guess about a fast one. */
export const patience = { poll: { timeout: 30_000 } };

const MEMORY = '/dev/shm';
const ROOM = 2 * 1024 ** 3;

/**
 * Puts the temporary files of tests, and so their databases, into memory where there is room: on a disk, half of the time
 * of a test passes while a commit is written.
 */
export function useMemory(): void {
  if (process.env['TMPDIR']) return;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM) process.env['TMPDIR'] = MEMORY;
  } catch {
    // Only Linux has it.
  }
}

const SLOWEST = 10;

/** Prints the files that took longest. */
class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SLOWEST) return;
    const files = modules
      .map((module) => ({
        name: module.relativeModuleId,
        project: module.project.name,
        seconds: secondsOf(module),
      }))
      .sort((a, b) => b.seconds - a.seconds);
    console.log(`\nThe ${SLOWEST} slowest of ${files.length} files`);
    for (const { name, project, seconds } of files.slice(0, SLOWEST)) {
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${project ? `${project}  ` : ''}${name}`);
    }
  }
}

function secondsOf(module: TestModule): number {
  const { collectDuration, duration, setupDuration } = module.diagnostic();
  return (collectDuration + duration + setupDuration) / 1000;
}

export const reporters = ['default', new SlowestFiles()];
/** Tests that take longer are named in the output. */
export const slowTestThreshold = 10_000;
