import { DomainError, type ErrorKind } from '../../../../lib/errors.ts';

/** The length of a token: 190 bits. */
export const TOKEN_LENGTH = 32;
/** Mails of one kind to one user, per hour. */
export const MAILS_PER_HOUR = 5;

/** Returns the error, whose `kind` follows better-auth: bad input for a reset, unauthenticated for a verification. */
export function invalidToken(kind: ErrorKind): DomainError {
  return new DomainError(
    kind,
    'INVALID_TOKEN',
    'This link is wrong, was used already, or has expired. Request another one.',
  );
}
