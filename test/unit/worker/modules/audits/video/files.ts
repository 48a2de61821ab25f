import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import type { StoredFile } from '../../../../../../src/worker/modules/audits/video/bounded-file.ts';

const FORMATS = {
  'mp4, index first': () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  'mp4, index last': () => new Mp4OutputFormat({ fastStart: false }),
  'mp4, fragmented': () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
  mkv: () => new MkvOutputFormat(),
};
export type Format = keyof typeof FORMATS;
export const ALL_FORMATS = Object.keys(FORMATS) as Format[];

/** The sequence parameters of a video of 180 x 320. */
const AVC = Uint8Array.from(
  Buffer.from('0142c00dffe100176742c00dda0c0a79fc0440000003004000000f03c50aa801000468ce0fc8', 'hex'),
);
const AAC_48_KHZ_STEREO = Uint8Array.of(0x11, 0x90);
const OPUS = Uint8Array.from(Buffer.from('4f707573486561640102380180bb0000000000', 'hex'));

/** Makes a small upright video of `seconds` with 30 frames a second. Its frames contain zeros. */
export async function makeVideo(format: Format, seconds = 4): Promise<Uint8Array> {
  const output = new Output({ format: FORMATS[format](), target: new BufferTarget() });
  const isWebM = format === 'webm';
  const video = new EncodedVideoPacketSource(isWebM ? 'vp9' : 'avc');
  const audio = new EncodedAudioPacketSource(isWebM ? 'opus' : 'aac');
  output.addVideoTrack(video, { frameRate: 30 });
  output.addAudioTrack(audio);
  await output.start();
  const size = { codedWidth: 180, codedHeight: 320 };
  const picture = isWebM
    ? { codec: 'vp09.00.10.08', ...size }
    : { codec: 'avc1.42c00d', ...size, description: AVC };
  const sound = isWebM
    ? { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000, description: OPUS }
    : { codec: 'mp4a.40.2', numberOfChannels: 2, sampleRate: 48_000, description: AAC_48_KHZ_STEREO };
  for (let second = 0; second < seconds; second++) {
    const at = { audio: { decoderConfig: sound }, video: { decoderConfig: picture } };
    await audio.add(new EncodedPacket(new Uint8Array(20), 'key', second, 1), at.audio);
    for (let frame = 0; frame < 30; frame++) {
      const type = frame === 0 ? 'key' : 'delta';
      await video.add(new EncodedPacket(new Uint8Array(50), type, second + frame / 30, 1 / 30), at.video);
    }
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer!);
}

export function stored(bytes: Uint8Array): StoredFile {
  return { size: bytes.length, read: async (offset, length) => bytes.slice(offset, offset + length) };
}

/** Returns a file of any size with these pieces, and zeros elsewhere. */
export function sparse(size: number, pieces: Record<number, Uint8Array>): StoredFile {
  return {
    size,
    async read(offset, length) {
      const bytes = new Uint8Array(length);
      for (const [key, piece] of Object.entries(pieces)) {
        const from = Math.max(Number(key), offset);
        const to = Math.min(Number(key) + piece.length, offset + length);
        if (from < to) bytes.set(piece.subarray(from - Number(key), to - Number(key)), from - offset);
      }
      return bytes;
    },
  };
}

export function join(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

export function u32(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  for (const [i, value] of values.entries()) new DataView(bytes.buffer).setUint32(4 * i, value);
  return bytes;
}

export function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}

/** Returns a box of ISO BMFF. `size` is the size that it states, by default its own. */
export function box(type: string, content: Uint8Array, size = content.length + 8): Uint8Array {
  return join(u32(size), text(type), content);
}

/** Returns an element of EBML, with a size field of 8 bytes. */
export function element(id: number[], content: Uint8Array, size = content.length): Uint8Array {
  return join(Uint8Array.from([...id, 1, 0, 0]), Uint8Array.of(size / 2 ** 32), u32(size % 2 ** 32), content);
}
