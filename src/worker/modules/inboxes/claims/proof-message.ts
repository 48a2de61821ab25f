import { sha256 } from '../../../platform/hash.ts';
import { randomBase62 } from '../../../platform/random.ts';

/** The header of a message that Herald sends to prove an address, and finds again in the mailbox. */
export const PROOF_HEADER = 'X-Herald-Address-Proof';

/** 256 bits. */
const CODE_LENGTH = 43;
/** The header is among the first: what servers on the way add is a few KB. */
const MAX_HEAD_BYTES = 64 * 1024;

/** What such a message says, and the hash of it, which is all that is stored. */
export function newProofCode(): { code: string; hash: string } {
  const code = randomBase62(CODE_LENGTH);
  return { code, hash: sha256(code) };
}

/** Whether a raw message is the one whose code has this hash. */
export function isProofMessage(raw: Uint8Array, hash: string): boolean {
  const head = Buffer.from(raw.subarray(0, MAX_HEAD_BYTES)).toString('latin1');
  const [lines = ''] = head.split(/\r?\n\r?\n/, 1);
  const code = /^X-Herald-Address-Proof:[ \t]*([0-9A-Za-z]{43})[ \t]*\r?$/im.exec(lines)?.[1];
  return code !== undefined && sha256(code) === hash;
}
