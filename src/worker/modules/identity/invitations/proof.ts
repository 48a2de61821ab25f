import { sha256 } from '../../../../lib/hash.ts';
import { keyedHashes } from '../../../platform/encryption.ts';
import type { Env } from '../../../platform/env.ts';
import type { InvitationRow } from './store.ts';

type Invited = Pick<InvitationRow, 'id' | 'email'>;

const hashesOf = (env: Env, { id, email }: Invited) => keyedHashes(env, 'invitation proof', `${id}/${email}`);

/** Returns a proof that only the mail of an invitation contains: whoever presents it reads the mail to that address. */
export function proofOf(env: Env, invitation: Invited): string {
  return hashesOf(env, invitation)[0]!;
}

export function isProof(env: Env, invitation: Invited, token: string): boolean {
  // Hashed again, so that the comparison's time reveals nothing.
  return hashesOf(env, invitation).some((proof) => sha256(proof) === sha256(token));
}
