/** Proof of identity, required for changes that a stranger at an open session must not make. */
import { z } from 'zod';

export const password = z
  .string()
  .max(1000)
  .meta({ description: 'The password of the account. Omit it if the account has none.', format: 'password' });

/** Either kind of code. The format is not checked, so that a malformed code gets the same response as a wrong one. */
export const code = z
  .string()
  .max(100)
  .meta({ description: 'A code from the authenticator app, or a recovery code.', example: '492039' });

/** With both, only the code is checked. */
export const proof = { password: password.optional(), code: code.optional() };
