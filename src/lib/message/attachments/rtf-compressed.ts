/** The maximum number of bytes of RTF. Its text is cut far below. */
const MAX_RTF_BYTES = 4 * 1024 * 1024;
const COMPRESSED = 0x75465a4c;
const UNCOMPRESSED = 0x414c454d;
const HEADER_BYTES = 16;
/** The content of the dictionary at the beginning ([MS-OXRTFCP] 2.1.2.1). */
const DICTIONARY =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor ' +
  'MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n' +
  '\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const DICTIONARY_BYTES = 4096;

/** Decompresses RTF ([MS-OXRTFCP]) as far as possible; null for other data. One byte gives at most nine. */
export function decompressRtf(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const size = Math.min(view.getUint32(4, true), MAX_RTF_BYTES);
  const kind = view.getUint32(8, true);
  if (kind === UNCOMPRESSED) return bytes.subarray(HEADER_BYTES, HEADER_BYTES + size);
  return kind === COMPRESSED ? decompress(bytes.subarray(HEADER_BYTES), size) : null;
}

function decompress(bytes: Uint8Array, size: number): Uint8Array {
  const dictionary = new Uint8Array(DICTIONARY_BYTES);
  new TextEncoder().encodeInto(DICTIONARY, dictionary);
  const result = new Uint8Array(Math.min(size, 9 * bytes.length));
  let [at, end, length] = [0, DICTIONARY.length, 0];
  const write = (byte: number) => {
    dictionary[end++ % DICTIONARY_BYTES] = byte;
    result[length++] = byte;
  };
  while (at < bytes.length) {
    // Each bit, the lowest first, tells whether a reference or a byte follows.
    const kinds = bytes[at++]!;
    for (let bit = 0; bit < 8 && at < bytes.length; bit++) {
      if (length >= result.length) return result;
      if (!((kinds >> bit) & 1)) {
        write(bytes[at++]!);
        continue;
      }
      const reference = (bytes[at]! << 8) | (bytes[at + 1] ?? 0);
      at += 2;
      const from = reference >> 4;
      if (from === end % DICTIONARY_BYTES) return result.subarray(0, length);
      const count = Math.min((reference & 15) + 2, result.length - length);
      for (let i = 0; i < count; i++) write(dictionary[(from + i) % DICTIONARY_BYTES]!);
    }
  }
  return result.subarray(0, length);
}
