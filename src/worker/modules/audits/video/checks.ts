import type { Check, Dimension, Media } from '../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, toDimension, type Verdict } from '../checks/check.ts';

const X = 'https://docs.x.com/x-api/media/quickstart/best-practices';
const REELS =
  'https://developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media';
const LOUDNESS = 'https://tech.ebu.ch/publications/r128';

const MAX_X_BYTES = 512 * 1024 ** 2;
const STORY_ASPECT = 9 / 16;
/** Encoders round the sides to even numbers. */
const ASPECT_TOLERANCE = 0.01;
/** Times in Matroska are whole milliseconds: 60 frames a second can look like 60.04. */
const FRAME_RATE_TOLERANCE = 0.1;

/** The weight if a platform refuses the video. */
const REQUIRED = 2;
/** The weight if a video is posted, but performs worse. */
const ADVISED = 1;

interface VideoFile {
  bytes: number;
  media: Media;
}
type Rule = Omit<CheckInfo, 'id'> & { judge(file: VideoFile): Verdict };

const RULES: Record<string, Rule> = {
  'x.size': {
    title: 'X takes the file: at most 512 MB',
    weight: REQUIRED,
    source: X,
    judge: ({ bytes }) =>
      verdict(bytes <= MAX_X_BYTES, `${(bytes / 1024 ** 2).toFixed(1)} MB; the limit is 512 MB`),
  },
  'x.duration': {
    title: 'X takes the duration: 0.5 to 140 seconds',
    weight: REQUIRED,
    source: X,
    judge: ({ media }) => within(media.duration_s, [0.5, 140], 's', NO_DURATION),
  },
  'x.frame_rate': {
    title: 'X takes the frame rate: at most 60 frames a second',
    weight: REQUIRED,
    source: X,
    judge: ({ media }) => frameRate(media, [0, 60]),
  },
  'instagram_reels.container': {
    title: 'Instagram takes the container: MP4 or MOV, and whole',
    weight: REQUIRED,
    source: REELS,
    judge: ({ media: { container, is_truncated } }) =>
      verdict(
        ['mp4', 'mov'].includes(container) && !is_truncated,
        `the container is ${container}; Reels are mp4 or mov`,
        ...(is_truncated ? ['the file is cut off: its structure goes on beyond its end'] : []),
      ),
  },
  'instagram_reels.moov_first': {
    title: 'Instagram takes the order: the index (moov) comes before the frames',
    weight: REQUIRED,
    source: REELS,
    judge: ({ media: { moov_first, container } }) =>
      moov_first === null
        ? { result: 'not_applicable', evidence: [`${container} has no moov box`] }
        : verdict(moov_first, `the moov box comes ${moov_first ? 'before' : 'after'} the frames (mdat)`),
  },
  'instagram_reels.video_codec': {
    title: 'Instagram takes the video codec: H.264 or HEVC',
    weight: REQUIRED,
    source: REELS,
    judge: ({ media: { video } }) =>
      verdict(
        ['h264', 'hevc'].includes(video.codec ?? ''),
        `the codec is ${video.codec ?? 'unknown'}; Reels are h264 or hevc`,
      ),
  },
  'instagram_reels.frame_rate': {
    title: 'Instagram takes the frame rate: 23 to 60 frames a second',
    weight: REQUIRED,
    source: REELS,
    judge: ({ media }) => frameRate(media, [23, 60]),
  },
  'instagram_reels.duration': {
    title: 'Instagram takes the duration: 3 seconds to 15 minutes',
    weight: REQUIRED,
    source: REELS,
    judge: ({ media }) => within(media.duration_s, [3, 15 * 60], 's', NO_DURATION),
  },
  'instagram_reels.audio': {
    title: 'Instagram takes the audio: AAC with at most 48 kHz',
    weight: REQUIRED,
    source: REELS,
    judge: ({ media: { audio } }) =>
      audio === null
        ? { result: 'not_applicable', evidence: ['the file has no audio track'] }
        : verdict(
            audio.codec === 'aac' && audio.sample_rate <= 48_000,
            `the audio is ${audio.codec ?? 'unknown'} with ${audio.sample_rate} Hz; Reels have aac with at most 48000 Hz`,
          ),
  },
  'story.aspect': {
    title: 'The picture fills a story: 9:16, upright',
    weight: ADVISED,
    source: REELS,
    judge: ({ media: { video } }) =>
      verdict(
        Math.abs(video.width / video.height / STORY_ASPECT - 1) <= ASPECT_TOLERANCE,
        `${video.width} x ${video.height} as shown; a story is 9:16, such as 1080 x 1920`,
      ),
  },
  'audio.present': {
    title: 'The video has sound',
    weight: ADVISED,
    source: REELS,
    judge: ({ media: { audio } }) =>
      audio === null
        ? verdict(false, 'the file has no audio track')
        : verdict(
            true,
            `an audio track with ${audio.channels} ${audio.channels === 1 ? 'channel' : 'channels'}`,
          ),
  },
  'audio.loudness': {
    title: 'The sound is about as loud as that of others',
    weight: 0,
    source: LOUDNESS,
    judge: () => ({
      result: 'not_measured',
      evidence: ['loudness needs decoding, and the audio is not decoded'],
    }),
  },
};

const METHOD =
  'The weighted share of the checks that pass, in percent. What a platform would refuse weighs 2, and what it would only show less well 1. Checks that do not apply or were not measured do not count.';

/** Checks the file by the platforms' rules. */
export function checkVideo(file: VideoFile): Dimension {
  const checks: Check[] = Object.entries(RULES).map(([id, { judge, ...info }]) =>
    toCheck({ id, ...info }, judge(file)),
  );
  const dimension = toDimension(checks, METHOD);
  if (dimension === null) throw new Error('The size of a file is always measured.');
  return dimension;
}

const NO_DURATION =
  'the header does not say the duration, and reading the whole file for it would exceed the limit';
const NO_FRAME_RATE = 'too few frames could be read within the limit';

function verdict(passes: boolean, ...evidence: string[]): Verdict {
  return { result: passes ? 'pass' : 'fail', evidence };
}

function within(
  value: number | null,
  [least, most]: [number, number],
  unit: string,
  unknown: string,
  tolerance = 0,
): Verdict {
  if (value === null) return { result: 'not_measured', evidence: [unknown] };
  return verdict(
    value >= least - tolerance && value <= most + tolerance,
    `${value} ${unit}; the limits are ${least} and ${most} ${unit}`,
  );
}

function frameRate({ video }: Media, limits: [number, number]): Verdict {
  return within(video.fps, limits, 'frames a second', NO_FRAME_RATE, FRAME_RATE_TOLERANCE);
}
