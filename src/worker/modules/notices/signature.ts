import { sha256 } from '../../../lib/hash.ts';
import type { ParsedEmail } from '../../../lib/message/parse.ts';
import { keyedHashes } from '../../platform/encryption.ts';
import type { Env } from '../../platform/env.ts';

/** The id of a notice, and its keyed hash. */
const SIGNATURE = /^v1\s+([\w-]{1,64})\s+([\w-]{22})$/;

const hashesOf = (env: Env, id: string, address: string) =>
  keyedHashes(env, 'notice', `${id} ${address.toLowerCase()}`);

/**
 * Returns the value of the header that marks a mail to this address as a notice. It names an id of its own, as servers
 * put their Message-ID in place of ours.
 */
export function signNotice(env: Env, id: string, address: string): string {
  return `v1 ${id} ${hashesOf(env, id, address)[0]}`;
}

/** Returns whether this installation sent the message as a notice to its only recipient. */
export function isOwnNotice(
  env: Env,
  { noticeSignatures, to }: Pick<ParsedEmail, 'noticeSignatures' | 'to'>,
): boolean {
  const [recipient, other] = to;
  if (!recipient || other) return false;
  return noticeSignatures.some((value) => {
    const [, id, hash = ''] = SIGNATURE.exec(value.trim()) ?? [];
    // Hashed again, so that the comparison's time reveals nothing.
    return id && hashesOf(env, id, recipient.address).some((each) => sha256(each) === sha256(hash));
  });
}
