import { sha256 } from '../../../../lib/hash.ts';
import { randomBase62 } from '../../../platform/random.ts';

/** The header of a message that Herald sends to prove an address, and finds in the mailbox. */
export const PROOF_HEADER = 'X-Herald-Address-Proof';

/** 256 bits of entropy. */
const CODE_LENGTH = 43;
/** The size of the head to search: headers added in transit are a few KB. */
const MAX_HEAD_BYTES = 64 * 1024;

/** Generates the code of a proof message, and its hash, which is all that is stored. */
export function newProofCode(): { code: string; hash: string } {
  const code = randomBase62(CODE_LENGTH);
  return { code, hash: sha256(code) };
}

/** Returns whether a raw message has the code with this hash. */
export function isProofMessage(raw: Uint8Array, hash: string): boolean {
  const head = Buffer.from(raw.subarray(0, MAX_HEAD_BYTES)).toString('latin1');
  const [lines = ''] = head.split(/\r?\n\r?\n/, 1);
  const code = /^X-Herald-Address-Proof:[ \t]*([0-9A-Za-z]{43})[ \t]*\r?$/im.exec(lines)?.[1];
  return code !== undefined && sha256(code) === hash;
}
