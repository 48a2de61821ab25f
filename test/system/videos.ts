import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { examineVideo, type VideoAudit } from '../../src/worker/modules/audits/video/audit.ts';

const run = promisify(execFile);

/** Whether ffmpeg and ffprobe can be run here. */
export const hasFfmpeg = ['ffmpeg', 'ffprobe'].every((name) => spawnSync(name, ['-version']).status === 0);

/** Creates a folder for videos, which is deleted when the process exits. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'herald-videos-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a video from ffmpeg options for the input and, such as `-t 4 -c:v libx264 …`, for the output. */
export async function makeVideo(path: string, input: string, output: string): Promise<string> {
  const words = (text: string) => text.split(' ').filter(Boolean);
  await run('ffmpeg', ['-v', 'error', '-y', ...words(input), ...words(output), path]);
  return path;
}

export async function ffmpeg(...args: string[]): Promise<void> {
  await run('ffmpeg', ['-v', 'error', '-y', ...args]);
}

interface Stream {
  codec_type: 'video' | 'audio';
  codec_name: string;
  width: number;
  height: number;
  avg_frame_rate: string;
  channels: number;
  sample_rate: string;
  side_data_list?: { rotation?: number }[];
}

/** Returns ffprobe's result for the file, in the form of `Media`. */
export async function probe(path: string) {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams'],
    path,
  ]);
  const { format, streams } = JSON.parse(stdout) as { format: { duration?: string }; streams: Stream[] };
  const video = streams.find(({ codec_type }) => codec_type === 'video')!;
  const audio = streams.find(({ codec_type }) => codec_type === 'audio');
  // ffprobe counts degrees counterclockwise.
  const turned = video.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  const rotation = (((-turned % 360) + 360) % 360) + 0;
  const isOnItsSide = rotation % 180 === 90;
  // mediabunny has its own names for uncompressed audio.
  const nameOf = (codec: string) => (codec === 'pcm_s16le' ? 'pcm-s16' : codec);
  const [frames = 0, seconds = 1] = video.avg_frame_rate.split('/').map(Number);
  return {
    duration: Number(format.duration),
    fps: frames / seconds,
    video: {
      codec: video.codec_name,
      width: isOnItsSide ? video.height : video.width,
      height: isOnItsSide ? video.width : video.height,
      rotation,
    },
    audio: audio
      ? { codec: nameOf(audio.codec_name), channels: audio.channels, sample_rate: Number(audio.sample_rate) }
      : null,
  };
}

/** Audits a file on the disk, and counts the reads and bytes. */
export async function examineFile(path: string): Promise<VideoAudit & { reads: number; bytesRead: number }> {
  const handle = await open(path);
  try {
    return await examineHandle(handle);
  } finally {
    await handle.close();
  }
}

async function examineHandle(handle: FileHandle) {
  let [reads, bytesRead] = [0, 0];
  const audit = await examineVideo({
    size: (await handle.stat()).size,
    async read(offset, length) {
      reads++;
      bytesRead += length;
      const bytes = new Uint8Array(length);
      await handle.read(bytes, 0, length, offset);
      return bytes;
    },
  });
  return { ...audit, reads, bytesRead };
}
