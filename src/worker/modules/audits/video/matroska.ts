import { AuditFailed } from '../checks/failed.ts';
import type { BoundedFile } from './bounded-file.ts';
import type { Container } from './container.ts';
import { MAX_BOXES, MAX_ELEMENT_BYTES } from './limits.ts';

/** Ids of EBML (RFC 8794) and Matroska (RFC 9559), with their length markers. */
const ID = {
  docType: 0x4282,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  chapters: 0x1043a770,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  trackEntry: 0xae,
  trackType: 0x83,
  defaultDuration: 0x23e383,
};
const VIDEO_TRACK = 1;
const HEADER_BYTES = 12;

interface Element {
  id: number;
  content: number;
  /** The end; Infinity if the size is unknown, as in a streamed recording. */
  end: number;
}

/** Opens a Matroska or WebM file, and hides the attachments before the first frame from its parser. */
export async function prepareMatroska(file: BoundedFile): Promise<Container> {
  const header = await readElementAt(file, 0);
  if (header === null || header.end > file.size) throw unreadable();
  const docType = childrenOf(await readContent(file, header)).find(({ id }) => id === ID.docType);
  const segment = await findSegment(file, header.end);
  return {
    format: docType && textOf(docType.bytes) === 'webm' ? 'webm' : 'matroska',
    isMoovFirst: null,
    isTruncated: Number.isFinite(segment.end) && segment.end > file.size,
    // The parser knows the duration of the segment.
    duration: null,
    frameRate: await readFrameRate(file, segment),
    isCut: false,
    maxRead: MAX_ELEMENT_BYTES,
  };
}

async function findSegment(file: BoundedFile, from: number): Promise<Element> {
  for (let at = from, elements = 0; elements < MAX_BOXES; elements++) {
    const element = await readElementAt(file, at);
    if (element === null) break;
    if (element.id === ID.segment) return element;
    at = element.end;
  }
  throw unreadable();
}

/** Reads the segment up to its first frames. Returns the frame rate of its first video track. */
async function readFrameRate(file: BoundedFile, segment: Element): Promise<number | null> {
  let frameRate: number | null = null;
  for (let at = segment.content, elements = 0; elements < MAX_BOXES; elements++) {
    const element = await readElementAt(file, at);
    if (element === null || element.id === ID.cluster || element.end > file.size) break;
    if (element.id === ID.tracks) frameRate = frameRateOf(await readContent(file, element));
    if (element.id === ID.tags || element.id === ID.attachments) {
      // Chapters are not read either.
      const id = new Uint8Array(4);
      new DataView(id.buffer).setUint32(0, ID.chapters);
      file.patch(at, id);
    }
    at = element.end;
  }
  return frameRate;
}

/** Returns the frame rate by the duration of a frame, in nanoseconds. Null if the track does not say. */
function frameRateOf(tracks: Uint8Array): number | null {
  for (const track of childrenOf(tracks)) {
    if (track.id !== ID.trackEntry) continue;
    const fields = childrenOf(track.bytes);
    const fieldOf = (id: number) => numberOf(fields.find((field) => field.id === id)?.bytes);
    if (fieldOf(ID.trackType) !== VIDEO_TRACK) continue;
    const nanoseconds = fieldOf(ID.defaultDuration);
    return nanoseconds > 0 ? 1e9 / nanoseconds : null;
  }
  return null;
}

async function readContent(file: BoundedFile, { content, end }: Element): Promise<Uint8Array> {
  return file.read(content, end, MAX_ELEMENT_BYTES);
}

async function readElementAt(file: BoundedFile, at: number): Promise<Element | null> {
  if (at + 2 > file.size) return null;
  return readElement(await file.read(at, Math.min(at + HEADER_BYTES, file.size)), 0, at);
}

/** Returns the elements in the content of another one, as far as it can be read. */
function childrenOf(bytes: Uint8Array): { id: number; bytes: Uint8Array }[] {
  const children = [];
  for (let at = 0; at < bytes.length; ) {
    const element = readElement(bytes, at);
    if (element === null || element.end > bytes.length) break;
    children.push({ id: element.id, bytes: bytes.subarray(element.content, element.end) });
    at = element.end;
  }
  return children;
}

/** Reads the element with its header at `at` of the bytes, which begin at `offset` of the file; null if none. */
function readElement(bytes: Uint8Array, at: number, offset = 0): Element | null {
  const idLength = vintLength(bytes, at);
  if (idLength === 0 || idLength > 4) return null;
  const id = numberOf(bytes.subarray(at, at + idLength));
  const sizeLength = vintLength(bytes, at + idLength);
  if (sizeLength === 0) return null;
  const size = bytes.slice(at + idLength, at + idLength + sizeLength);
  // The first set bit marks the length, and is not part of the size.
  size[0]! &= 255 >> sizeLength;
  const value = numberOf(size);
  const isUnknown = value === 2 ** (7 * sizeLength) - 1 || value > Number.MAX_SAFE_INTEGER;
  const content = offset + at + idLength + sizeLength;
  return { id, content, end: isUnknown ? Number.POSITIVE_INFINITY : content + value };
}

/** Returns the length of a variable-length number (RFC 8794, section 4) in bytes; 0 if there is none. */
function vintLength(bytes: Uint8Array, at: number): number {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  return length > 8 || at + length > bytes.length ? 0 : length;
}

function numberOf(bytes: Uint8Array = new Uint8Array()): number {
  return bytes.subarray(0, 8).reduce((value, byte) => value * 256 + byte, 0);
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 20)).replace(/\0.*$/s, '');
}

function unreadable(): AuditFailed {
  return new AuditFailed(
    'NOT_A_VIDEO',
    'The file begins like a Matroska file, and goes on as something else.',
  );
}
