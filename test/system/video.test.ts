import { copyFile, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { auditResults } from '../../src/contract/audits/audits.ts';
import { examineFile, ffmpeg, makeFolder, makeVideo, probe } from './videos.ts';

const folder = makeFolder();
const at = (name: string) => join(folder, name);

const PICTURE = '-f lavfi -i testsrc2=size=320x180:rate=30:duration=4';
const TONE = '-f lavfi -i sine=frequency=440:sample_rate=44100:duration=4';
const BOTH = `${PICTURE} ${TONE}`;
const picture = (rate: string, size = '320x180', duration = 4) =>
  `-f lavfi -i testsrc2=size=${size}:rate=${rate}:duration=${duration}`;
const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';

const VIDEOS: [
  name: string,
  container: string,
  isMoovFirst: boolean | null,
  input: string,
  output: string,
][] = [
  ['first.mp4', 'mp4', true, BOTH, `${H264} -c:a aac -movflags +faststart`],
  ['last.mp4', 'mp4', false, BOTH, `${H264} -c:a aac`],
  ['b-frames.mp4', 'mp4', false, BOTH, '-c:v libx264 -preset medium -bf 3 -pix_fmt yuv420p -c:a aac'],
  ['48khz-stereo.mp4', 'mp4', false, BOTH, `${H264} -c:a aac -ac 2 -ar 48000`],
  ['96khz.mp4', 'mp4', false, BOTH, `${H264} -c:a aac -ar 96000`],
  ['ntsc.mp4', 'mp4', false, `${picture('30000/1001')} ${TONE}`, `${H264} -c:a aac`],
  ['60fps.mp4', 'mp4', false, picture('60'), H264],
  ['12fps.mp4', 'mp4', false, picture('12'), H264],
  ['vertical.mp4', 'mp4', false, picture('30', '360x640'), H264],
  [
    'hevc.mp4',
    'mp4',
    false,
    BOTH,
    '-c:v libx265 -preset ultrafast -x265-params log-level=error -tag:v hvc1 -c:a aac',
  ],
  ['av1.mp4', 'mp4', false, picture('30', '160x90', 1), '-c:v libaom-av1 -cpu-used 8 -b:v 50k'],
  ['mpeg4.mp4', 'mp4', false, picture('25'), '-c:v mpeg4'],
  ['one-frame.mp4', 'mp4', false, '-f lavfi -i testsrc2=size=320x180:rate=1:duration=1', H264],
  ['fragmented.mp4', 'mp4', true, BOTH, `${H264} -g 30 -c:a aac -movflags frag_keyframe+empty_moov`],
  ['hybrid.mp4', 'mp4', true, BOTH, `${H264} -g 30 -c:a aac -movflags frag_keyframe`],
  [
    'dash.mp4',
    'mp4',
    true,
    BOTH,
    `${H264} -g 30 -c:a aac -movflags frag_keyframe+empty_moov+default_base_moof -write_tmcd 0`,
  ],
  ['quicktime.mov', 'mov', false, BOTH, `${H264} -c:a aac`],
  ['first.mov', 'mov', true, BOTH, `${H264} -c:a aac -movflags +faststart`],
  ['pcm.mov', 'mov', false, BOTH, `${H264} -c:a pcm_s16le`],
  ['prores.mov', 'mov', false, picture('24', '320x180', 1), '-c:v prores_ks'],
  ['vp9-opus.webm', 'webm', null, BOTH, '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -c:a libopus'],
  ['vp8-vorbis.webm', 'webm', null, BOTH, '-c:v libvpx -deadline realtime -cpu-used 8 -c:a libvorbis'],
  ['h264.mkv', 'matroska', null, BOTH, `${H264} -c:a aac`],
  ['live.mkv', 'matroska', null, BOTH, `${H264} -c:a aac -live 1`],
  ['no-cues.mkv', 'matroska', null, picture('60'), `${H264} -cues_to_front 0 -write_crc32 0`],
];

describe.each(VIDEOS)('%s', (name, container, isMoovFirst, input, output) => {
  test('its facts are those of ffprobe', async () => {
    const path = await makeVideo(at(name), input, output);
    const [{ media, dimension, truncated, bytesRead }, expected] = await Promise.all([
      examineFile(path),
      probe(path),
    ]);
    expect(auditResults.shape.media.parse(media)).toEqual(media);
    expect(media).toMatchObject({ container, moov_first: isMoovFirst, is_truncated: false });
    const { fps, ...video } = media.video;
    expect(video).toEqual(expected.video);
    expect(media.audio).toEqual(expected.audio);
    expect(Math.abs(fps! / expected.fps - 1)).toBeLessThan(0.01);
    if (Number.isNaN(expected.duration)) expect(media.duration_s).toBeGreaterThan(3.5);
    else expect(Math.abs(media.duration_s! - expected.duration)).toBeLessThan(0.05);
    expect(truncated).toBe(false);
    expect(media.bytes_read).toBe(bytesRead);
    expect(bytesRead).toBeLessThanOrEqual((await stat(path)).size);
    expect(dimension.checks.filter(({ result }) => result === 'not_measured').map(({ id }) => id)).toEqual([
      'audio.loudness',
    ]);
  });
});

describe('turned', () => {
  test.each([90, 180, 270])('by %i degrees', async (degrees) => {
    const upright = await makeVideo(at(`to-turn-${degrees}.mp4`), picture('30'), H264);
    const path = at(`turned-${degrees}.mp4`);
    // ffmpeg counts degrees counterclockwise, like ffprobe.
    await ffmpeg(...`-i ${upright} -c copy -metadata:s:v:0 rotate=${degrees} ${path}`.split(' '));
    const { media } = await examineFile(path);
    const { fps, ...video } = media.video;
    const expected = await probe(path);
    expect(video).toEqual(expected.video);
    expect(video.rotation).not.toBe(0);
    expect([video.width, video.height]).toEqual(degrees === 180 ? [320, 180] : [180, 320]);
    expect(fps).toBeCloseTo(30, 1);
  });
});

describe('what is no video, or only a part of one', () => {
  const failure = (path: string) =>
    examineFile(path).then(
      () => 'none',
      (error: { code: string }) => error.code,
    );

  test('nothing', async () => {
    await writeFile(at('empty.mp4'), '');
    expect(await failure(at('empty.mp4'))).toBe('NOT_A_VIDEO');
  });

  test('a text with the name of a video', async () => {
    await writeFile(at('text.mp4'), 'This is the transcript of the launch.\n'.repeat(100));
    expect(await failure(at('text.mp4'))).toBe('NOT_A_VIDEO');
  });

  test.each([
    ['a picture', 'x.png', PICTURE, '-frames:v 1'],
    ['a format that is not known', 'x.avi', PICTURE, '-c:v mpeg4'],
    ['an audio file', 'x.mp3', TONE, ''],
  ])('%s', async (_, name, input, output) => {
    expect(await failure(await makeVideo(at(name), input, output))).toBe('NOT_A_VIDEO');
  });

  test.each([
    ['audio.mp4', '-c:a aac'],
    ['audio.m4a', '-c:a aac'],
    ['audio.mka', '-c:a aac'],
    ['audio.webm', '-c:a libopus'],
  ])('only sound: %s', async (name, output) => {
    expect(await failure(await makeVideo(at(name), TONE, output))).toBe('NO_VIDEO_TRACK');
  });

  test('cut before its index', async () => {
    const path = await makeVideo(at('cut-last.mp4'), BOTH, `${H264} -c:a aac`);
    await truncate(path, Math.floor((await stat(path)).size / 2));
    expect(await failure(path)).toBe('TRUNCATED');
  });

  test('whole, but without an index', async () => {
    const path = await makeVideo(at('no-moov.mp4'), BOTH, `${H264} -c:a aac`);
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, whole.lastIndexOf('moov') - 4));
    expect(await failure(path)).toBe('NOT_A_VIDEO');
  });

  test.each([
    ['cut-first.mp4', `${H264} -c:a aac -movflags +faststart`],
    ['cut.mov', `${H264} -c:a aac -movflags +faststart`],
    ['cut-fragmented.mp4', `${H264} -g 30 -c:a aac -movflags frag_keyframe+empty_moov`],
    ['cut.mkv', `${H264} -c:a aac`],
    ['cut.webm', '-c:v libvpx -deadline realtime -cpu-used 8 -c:a libvorbis'],
  ])('cut after its index: %s', async (name, output) => {
    const whole = await makeVideo(at(`whole-${name}`), BOTH, output);
    await copyFile(whole, at(name));
    await truncate(at(name), Math.floor((await stat(whole)).size * 0.7));
    const { media, dimension } = await examineFile(at(name));
    expect(media.is_truncated).toBe(true);
    const [expected, container] = [
      await examineFile(whole),
      dimension.checks.find(({ id }) => id === 'instagram_reels.container'),
    ];
    expect({ ...media.video, fps: 0 }).toEqual({ ...expected.media.video, fps: 0 });
    expect(media.video.fps).toBeCloseTo(expected.media.video.fps!, 1);
    expect(container?.result).toBe('fail');
  });
});
