/** Watches the free space on the disk of the state folder. On a full disk, writes fail but stored data is safe. */
import { statfsSync } from 'node:fs';

/** Roughly what one large email needs. */
const REQUIRED_BYTES = 64 * 1024 * 1024;
const CHECK_INTERVAL_MS = 2000;

interface Disk {
  /** Resolves as soon as the disk has enough free space. */
  waitForSpace(): Promise<void>;
  stop(): Promise<void>;
}

/** Throws an actionable error if the disk of `folder` is too full to start. */
export function checkFreeSpace(folder: string): void {
  if (freeBytes(folder) < REQUIRED_BYTES) {
    throw new Error(`${describeFullDisk(folder)} Free some space and start again.`);
  }
}

/** Checks the disk every two seconds. Calls `say` when it becomes full and when it has free space again. */
export function watchDisk(folder: string, say: (line: string) => void): Disk {
  let isFull = false;
  let waiting: (() => void)[] = [];
  const check = () => {
    const wasFull = isFull;
    isFull = freeBytes(folder) < REQUIRED_BYTES;
    if (isFull && !wasFull) {
      say(
        `${describeFullDisk(folder)} Writes may fail until you free some space. ` +
          'Stored data is safe, and Herald recovers automatically.',
      );
    }
    if (isFull) return;
    if (wasFull) say(`The disk has enough free space for ${folder} again.`);
    for (const resolve of waiting.splice(0)) resolve();
  };
  check();
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return {
    waitForSpace: () => (isFull ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    async stop() {
      clearInterval(timer);
      waiting = [];
    },
  };
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

function describeFullDisk(folder: string): string {
  const free = Math.floor(freeBytes(folder) / 1024 ** 2);
  return `The disk is full: ${folder} has ${free} MB free, and Herald needs ${REQUIRED_BYTES / 1024 ** 2} MB.`;
}
