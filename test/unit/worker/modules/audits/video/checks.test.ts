import { describe, expect, test } from 'vitest';
import type { Media } from '../../../../../../src/contract/audits/audits.ts';
import { VIDEO_ADVICE } from '../../../../../../src/worker/modules/audits/report/video-recommendations.ts';
import { checkVideo } from '../../../../../../src/worker/modules/audits/video/checks.ts';

const MB = 1024 ** 2;
const READY: Media = {
  container: 'mp4',
  moov_first: true,
  is_truncated: false,
  bytes_read: 100,
  duration_s: 30,
  video: { codec: 'h264', width: 1080, height: 1920, rotation: 0, fps: 30 },
  audio: { codec: 'aac', channels: 2, sample_rate: 48_000 },
};

function resultOf(id: string, media: Partial<Media>, bytes = MB): string | undefined {
  return checkVideo({ bytes, media: { ...READY, ...media } }).checks.find((check) => check.id === id)?.result;
}
const withFps = (fps: number | null) => ({ video: { ...READY.video, fps } });
const withSize = (width: number, height: number) => ({ video: { ...READY.video, width, height } });
const withCodec = (codec: string | null) => ({ video: { ...READY.video, codec } });
const withAudio = (codec: string | null, sample_rate: number) => ({
  audio: { codec, sample_rate, channels: 2 },
});

test('a video that is ready for everything passes everything that is measured', () => {
  const { score, checks, method } = checkVideo({ bytes: MB, media: READY });
  expect(score).toBe(100);
  expect(checks).toHaveLength(12);
  expect(checks.filter(({ result }) => result !== 'pass').map(({ id, weight }) => [id, weight])).toEqual([
    ['audio.loudness', 0],
  ]);
  expect(method).toContain('weighs 2');
});

describe('each limit holds on both of its sides', () => {
  test.each<[string, string, Partial<Media>]>([
    ['x.duration', 'fail', { duration_s: 0.49 }],
    ['x.duration', 'pass', { duration_s: 0.5 }],
    ['x.duration', 'pass', { duration_s: 140 }],
    ['x.duration', 'fail', { duration_s: 140.01 }],
    ['x.duration', 'not_measured', { duration_s: null }],
    ['x.frame_rate', 'pass', withFps(60)],
    ['x.frame_rate', 'pass', withFps(60.04)],
    ['x.frame_rate', 'fail', withFps(61)],
    ['x.frame_rate', 'not_measured', withFps(null)],
    ['instagram_reels.container', 'pass', { container: 'mov' }],
    ['instagram_reels.container', 'fail', { container: 'webm' }],
    ['instagram_reels.container', 'fail', { container: 'matroska' }],
    ['instagram_reels.container', 'fail', { is_truncated: true }],
    ['instagram_reels.moov_first', 'fail', { moov_first: false }],
    ['instagram_reels.moov_first', 'not_applicable', { moov_first: null }],
    ['instagram_reels.video_codec', 'pass', withCodec('hevc')],
    ['instagram_reels.video_codec', 'fail', withCodec('vp9')],
    ['instagram_reels.video_codec', 'fail', withCodec(null)],
    ['instagram_reels.frame_rate', 'fail', withFps(22)],
    ['instagram_reels.frame_rate', 'pass', withFps(23)],
    ['instagram_reels.frame_rate', 'pass', withFps(23.976)],
    ['instagram_reels.frame_rate', 'pass', withFps(60)],
    ['instagram_reels.frame_rate', 'fail', withFps(120)],
    ['instagram_reels.duration', 'fail', { duration_s: 2.9 }],
    ['instagram_reels.duration', 'pass', { duration_s: 3 }],
    ['instagram_reels.duration', 'pass', { duration_s: 900 }],
    ['instagram_reels.duration', 'fail', { duration_s: 900.1 }],
    ['instagram_reels.audio', 'pass', withAudio('aac', 44_100)],
    ['instagram_reels.audio', 'fail', withAudio('aac', 96_000)],
    ['instagram_reels.audio', 'fail', withAudio('opus', 48_000)],
    ['instagram_reels.audio', 'not_applicable', { audio: null }],
    ['audio.present', 'fail', { audio: null }],
    ['story.aspect', 'pass', withSize(720, 1280)],
    ['story.aspect', 'pass', withSize(608, 1080)],
    ['story.aspect', 'fail', withSize(1920, 1080)],
    ['story.aspect', 'fail', withSize(1080, 1080)],
    ['story.aspect', 'fail', withSize(0, 0)],
  ])('%s: %s for %j', (id, result, media) => {
    expect(resultOf(id, media)).toBe(result);
  });

  test('x.size', () => {
    expect(resultOf('x.size', {}, 512 * MB)).toBe('pass');
    expect(resultOf('x.size', {}, 512 * MB + 1)).toBe('fail');
  });
});

test('the evidence says what was measured, and the limit', () => {
  const { checks } = checkVideo({ bytes: 680 * MB, media: { ...READY, duration_s: 200, ...withFps(24) } });
  const evidence = Object.fromEntries(checks.map((check) => [check.id, check.evidence[0]]));
  expect(evidence['x.size']).toBe('680.0 MB; the limit is 512 MB');
  expect(evidence['x.duration']).toBe('200 s; the limits are 0.5 and 140 s');
  expect(evidence['instagram_reels.frame_rate']).toBe(
    '24 frames a second; the limits are 23 and 60 frames a second',
  );
});

test('each check that can fail has a recommendation, and each recommendation a check', () => {
  const ids = checkVideo({ bytes: MB, media: READY }).checks.map(({ id }) => id);
  expect([...Object.keys(VIDEO_ADVICE), 'audio.loudness'].toSorted()).toEqual(ids.toSorted());
});
