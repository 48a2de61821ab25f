import { open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_BYTES_READ } from '../../src/worker/modules/audits/video/limits.ts';
import { examineFile, ffmpeg, makeFolder, probe } from '../system/videos.ts';

const folder = makeFolder();
const MB = 1e6;
const LARGE = 1_000 * MB;

/** Options for noise in constant quality: 15 seconds take about a gigabyte, and cannot be compressed. */
const NOISE =
  '-f lavfi -i nullsrc=size=1280x720:rate=30:duration=200,geq=random(1)*255:128:128 -f lavfi -i sine=sample_rate=48000:duration=200';

/** Makes one second of five megabytes, which is then repeated to 200 seconds. */
async function makeSecond(): Promise<string> {
  const path = join(folder, 'second.mp4');
  await ffmpeg(
    ...NOISE.replaceAll('=200', '=1').split(' '),
    ...'-c:v libx264 -preset ultrafast -b:v 42M -minrate 42M -maxrate 42M -bufsize 42M -pix_fmt yuv420p -g 30 -c:a aac'.split(
      ' ',
    ),
    path,
  );
  return path;
}

const FILES: [name: string, options: string, isMoovFirst: boolean | null][] = [
  ['large.mp4', '', false],
  ['large-first.mp4', '-movflags +faststart', true],
  ['large.mov', '', false],
  ['large.mkv', '', null],
  ['large-cues-first.mkv', '-reserve_index_space 200000', null],
  ['large-live.mkv', '-live 1', null],
];

let second: Promise<string> | undefined;

test.each(FILES)('a gigabyte, of which little is read: %s', async (name, options, isMoovFirst) => {
  second ??= makeSecond();
  const path = join(folder, name);
  const input = ['-stream_loop', '209', '-i', await second, '-c', 'copy'];
  await ffmpeg(...input, ...options.split(' ').filter(Boolean), path);
  const { size } = await stat(path);
  expect(size).toBeGreaterThan(LARGE);
  const [{ media, bytesRead, reads, truncated }, expected] = [await examineFile(path), await probe(path)];
  console.log(`${name}: ${(size / MB).toFixed(0)} MB, ${reads} reads, ${(bytesRead / MB).toFixed(2)} MB`);
  expect(bytesRead).toBeLessThanOrEqual(MAX_BYTES_READ);
  expect(media.bytes_read).toBe(bytesRead);
  const { fps, ...video } = media.video;
  expect(video).toEqual(expected.video);
  expect(Math.abs(fps! / expected.fps - 1)).toBeLessThan(0.01);
  expect(media).toMatchObject({ moov_first: isMoovFirst, audio: expected.audio, is_truncated: false });
  // A live recording does not store its duration, and its end cannot be found without reading all of it.
  if (name === 'large-live.mkv') expect([media.duration_s, truncated]).toEqual([null, true]);
  else expect(Math.abs(media.duration_s! - expected.duration)).toBeLessThan(0.1);

  const file = await open(path, 'r+');
  await file.truncate(Math.floor(size * 0.9));
  await file.close();
  const cut = await examineFile(path).then(
    (audit) => audit.media.is_truncated,
    (error: { code: string }) => error.code,
  );
  if (name !== 'large-live.mkv') expect(cut).toBe(isMoovFirst === false ? 'TRUNCATED' : true);
  await rm(path);
});
