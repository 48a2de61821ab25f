import { DomainError, type ErrorKind } from '../../../platform/errors.ts';

/** 190 bits. */
export const TOKEN_LENGTH = 32;
/** Mails of one kind to one user. */
export const MAILS_AN_HOUR = 5;

/** Of the kind that better-auth answers: a reset is bad input, a verification unauthorized. */
export function invalidToken(kind: ErrorKind): DomainError {
  return new DomainError(
    kind,
    'INVALID_TOKEN',
    'This link is wrong, has been used, or is too old: have another one sent.',
  );
}
