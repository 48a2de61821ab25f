import {
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MatroskaInputFormat,
  Mp4InputFormat,
} from 'mediabunny';
import type { Media } from '../../../../contract/audits/audits.ts';
import { AuditFailed } from '../checks/failed.ts';
import { type BoundedFile, LimitReached } from './bounded-file.ts';
import { type Container, notAVideo } from './container.ts';
import { DemuxerSource } from './demuxer-source.ts';
import { measureFrameRate } from './frame-rate.ts';
import { openContainer } from './open-container.ts';

// It warns of each unknown part, and a file can have a million of them.
Logging.level = LogLevel.Silent;

const MAX_NUMBER = 2 ** 32;

/** MP4 and QuickTime, of which mediabunny knows only files that begin with `ftyp`. */
class OpenedMovie extends Mp4InputFormat {
  _canReadInput = async () => true;
}

/** Matroska and WebM, whatever else their header says. */
class OpenedMatroska extends MatroskaInputFormat {
  _canReadInput = async () => true;
}

/**
 * Reads a file's metadata without decoding frames. `isCut`: a limit was reached, and null values were not looked at.
 * Throws NOT_A_VIDEO, NO_VIDEO_TRACK, TRUNCATED, TIMED_OUT, and what reading the stored file throws.
 */
export async function readMedia(file: BoundedFile): Promise<{ media: Media; isCut: boolean }> {
  try {
    const container = await openContainer(file);
    const source = new DemuxerSource(file, container.maxRead);
    const isMatroska = container.isMoovFirst === null;
    const input = new Input({ source, formats: [isMatroska ? new OpenedMatroska() : new OpenedMovie()] });
    try {
      return await readTracks(file, container, input);
    } finally {
      input.dispose();
    }
  } catch (error) {
    throw failureOf(file, error);
  }
}

async function readTracks(
  file: BoundedFile,
  container: Container,
  input: Input,
): Promise<{ media: Media; isCut: boolean }> {
  const [track] = await input.getVideoTracks();
  if (!track) throw new AuditFailed('NO_VIDEO_TRACK', 'The file has no track with pictures.');
  const [sound] = await input.getAudioTracks();
  const video = await describeVideo(track);
  const audio = sound ? await describeAudio(sound) : null;
  const duration = await optional(file, async () => container.duration ?? (await findDuration(input, track)));
  const fps = await optional(file, async () => container.frameRate ?? (await measureFrameRate(track)));
  return {
    media: {
      container: container.format,
      moov_first: container.isMoovFirst,
      is_truncated: container.isTruncated,
      bytes_read: file.bytesRead,
      duration_s: toNumber(duration.value, 3),
      video: { ...video, fps: toNumber(fps.value, 3) },
      audio,
    },
    isCut: container.isCut || duration.isCut || fps.isCut,
  };
}

/** Returns the duration by the file's header, else by its last frames, as far as these are within the limits. */
async function findDuration(input: Input, track: InputVideoTrack): Promise<number | null> {
  const isMatroska = (await input.getFormat()) instanceof MatroskaInputFormat;
  const duration = isMatroska ? await input.getDurationFromMetadata() : null;
  return duration ?? ((await track.computeDuration()) || null);
}

async function describeVideo(track: InputVideoTrack): Promise<Omit<Media['video'], 'fps'>> {
  return {
    codec: codecOf(await track.getCodec(), await track.getInternalCodecId()),
    width: toCount(await track.getDisplayWidth()),
    height: toCount(await track.getDisplayHeight()),
    rotation: await track.getRotation(),
  };
}

async function describeAudio(track: InputAudioTrack): Promise<Media['audio']> {
  return {
    codec: codecOf(await track.getCodec(), await track.getInternalCodecId()),
    channels: toCount(await track.getNumberOfChannels()),
    sample_rate: toCount(await track.getSampleRate()),
  };
}

/** Usual names for those of mediabunny and MP4. */
const NAMES: Record<string, string> = { avc: 'h264', mp4v: 'mpeg4' };

/** Returns the usual name of the codec; if mediabunny does not know it, the name in the file. */
function codecOf(
  codec: string | null,
  internal: Awaited<ReturnType<InputTrack['getInternalCodecId']>>,
): string | null {
  const name = codec ?? (typeof internal === 'string' && /^[\w/.-]{1,40}$/.test(internal) ? internal : null);
  return name && (NAMES[name] ?? name);
}

/** Measures an optional property. Null if a limit was reached first, or frames are damaged. Throws AuditFailed. */
async function optional<T>(
  file: BoundedFile,
  measure: () => Promise<T | null>,
): Promise<{ value: T | null; isCut: boolean }> {
  try {
    return { value: await measure(), isCut: false };
  } catch (error) {
    if (file.failure !== null) throw file.failure;
    if (error instanceof AuditFailed) throw error;
    return { value: null, isCut: error instanceof LimitReached };
  }
}

function failureOf(file: BoundedFile, error: unknown): unknown {
  if (file.failure !== null) return file.failure;
  if (error instanceof AuditFailed) return error;
  if (!(error instanceof LimitReached)) return notAVideo('The file is damaged: its tracks cannot be read.');
  return error.limit === 'time'
    ? new AuditFailed('TIMED_OUT', 'Reading the file took too long. Try again.')
    : notAVideo('The description of the tracks is too large, or lies too far into the file.');
}

const toCount = (value: number) => Math.min(Math.max(0, Math.round(value) || 0), MAX_NUMBER);

function toNumber(value: number | null, digits: number): number | null {
  if (value === null || !Number.isFinite(value) || value < 0 || value > MAX_NUMBER) return null;
  return Number(value.toFixed(digits));
}
