/** Room on the disk that holds the state folder. What cannot be stored fails, and nothing stored is lost. */
import { statfsSync } from 'node:fs';

/** One large mail needs about as much. */
const ENOUGH_BYTES = 64 * 1024 * 1024;
const LOOK_MS = 2000;

interface Disk {
  /** Resolves when there is room. */
  hasRoom(): Promise<void>;
  stop(): Promise<void>;
}

/** Throws with a plain sentence when `folder` has no room to start in. */
export function checkRoom(folder: string): void {
  if (freeBytes(folder) < ENOUGH_BYTES) throw new Error(`${fullDisk(folder)} Make room and start again.`);
}

/** Looks now and then, and says so when the disk has become full, and when there is room again. */
export function watchDisk(folder: string, say: (line: string) => void): Disk {
  let isFull = false;
  let waiting: (() => void)[] = [];
  const look = () => {
    const wasFull = isFull;
    isFull = freeBytes(folder) < ENOUGH_BYTES;
    if (isFull && !wasFull) {
      say(
        `${fullDisk(folder)} What must be stored may fail until there is room; what is stored stays. Make room: Herald goes on by itself.`,
      );
    }
    if (isFull) return;
    if (wasFull) say(`There is room on the disk of ${folder} again: Herald goes on.`);
    for (const resolve of waiting.splice(0)) resolve();
  };
  look();
  const timer = setInterval(look, LOOK_MS);
  return {
    hasRoom: () => (isFull ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
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

function fullDisk(folder: string): string {
  return `The disk is full: ${Math.floor(freeBytes(folder) / 1024 ** 2)} MB are free for ${folder}, and Herald needs ${ENOUGH_BYTES / 1024 ** 2} MB.`;
}
