/** The internals of postal-mime's decoder for base64 parts. */
interface Base64Decoder {
  readonly chunks: ArrayBuffer[];
  pushChunk(text: string): void;
  flushRemainder(): void;
  finalize(): Promise<ArrayBuffer>;
}

/** The size below which the search for the end of a part costs more than the saved memory is worth. */
const MIN_BYTES = 256 * 1024;
const DASH = 0x2d;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const isDigit = new Uint8Array(256);
for (let i = 0; i < ALPHABET.length; i++) isDigit[ALPHABET.charCodeAt(i)] = 1;

export function isBase64(decoder: object | null): decoder is Base64Decoder {
  return decoder !== null && 'pushChunk' in decoder;
}

/**
 * Makes the decoder decode a large part into one buffer of its size. By default the decoder keeps pieces, and joins
 * them by two more copies of the part. `rest` begins with the part.
 */
export function decodeInPlace(decoder: Base64Decoder, rest: Uint8Array): void {
  // A dash is no base64 digit, and the line after the part begins with dashes.
  const end = rest.indexOf(DASH);
  const encoded = end < 0 ? rest : rest.subarray(0, end);
  if (encoded.length < MIN_BYTES) return;
  let content = new Uint8Array(decodedLength(encoded));
  let size = 0;
  const pushChunk = decoder.pushChunk.bind(decoder);
  decoder.pushChunk = (text) => {
    pushChunk(text);
    const piece = decoder.chunks.pop();
    if (!piece) return;
    const needed = size + piece.byteLength;
    if (needed > content.length) content = new Uint8Array(content.buffer.transfer(2 * needed));
    content.set(new Uint8Array(piece), size);
    size = needed;
  };
  decoder.finalize = async () => {
    decoder.flushRemainder();
    return size === content.length ? content.buffer : content.buffer.transfer(size);
  };
}

function decodedLength(encoded: Uint8Array): number {
  let digits = 0;
  for (let i = 0; i < encoded.length; i++) digits += isDigit[encoded[i]!]!;
  return Math.floor((digits * 3) / 4);
}
