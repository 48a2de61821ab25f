import { takeUuencoded } from '../attachments/uuencode.ts';
import { latin1 } from '../charset.ts';

const [LF, CR, EQUALS, SPACE, TAB] = [0x0a, 0x0d, 0x3d, 0x20, 0x09];

/** Returns the bytes that a body encodes, with its own line breaks. Copies them. */
export function decodeTransfer(body: Uint8Array, encoding: string): Uint8Array<ArrayBuffer> {
  if (/quoted-printable/i.test(encoding)) return decodeQuotedPrintable(body);
  if (/^\s*(?:x-)?uu(?:e|encode)?\b/i.test(encoding)) {
    const [file] = takeUuencoded(latin1(body)).files;
    if (file) return new Uint8Array(file.content);
  }
  return new Uint8Array(body);
}

function decodeQuotedPrintable(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(body.length);
  let size = 0;
  for (let i = 0; i < body.length; i++) {
    const byte = body[i]!;
    if (byte !== EQUALS) {
      result[size++] = byte;
      continue;
    }
    const code = latin1(body.subarray(i + 1, i + 3));
    if (/^[\da-f]{2}$/i.test(code)) {
      result[size++] = Number.parseInt(code, 16);
      i += 2;
      continue;
    }
    let end = i + 1;
    while (body[end] === SPACE || body[end] === TAB) end++;
    if (body[end] === CR) end++;
    // A soft line break; spaces before it may have been added by transport.
    if (end >= body.length || body[end] === LF) i = end;
    else result[size++] = byte;
  }
  return result.slice(0, size);
}
