import { DomainError, type ErrorKind } from '../../../platform/errors.ts';

/** 190 bits. */
export const TOKEN_LENGTH = 32;
/** Mails of one kind to one user. */
export const MAILS_PER_HOUR = 5;

/** `kind` follows better-auth: a wrong token is bad input for a reset, unauthenticated for a verification. */
export function invalidToken(kind: ErrorKind): DomainError {
  return new DomainError(
    kind,
    'INVALID_TOKEN',
    'This link is wrong, was used already, or has expired. Request another one.',
  );
}
