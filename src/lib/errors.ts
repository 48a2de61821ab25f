/** The kinds of errors of verbs, without HTTP. `app.ts` maps each kind to a status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'timed_out'
  | 'conflict'
  | 'length_required'
  | 'too_large'
  | 'unsupported'
  | 'refused'
  | 'upgrade_required'
  | 'limited'
  | 'remote_failed'
  | 'unavailable';

export interface FieldError {
  /** Dotted path of the field, as in the request. */
  path: string;
  message: string;
}

/**
 * An error that the caller is meant to read. `code` is a stable UPPER_SNAKE word; `detail` says what to do next and
 * holds no secret. Anything else that is thrown is a defect, and its text stays in the log.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Additional members of the problem document. */
  readonly fields: Record<string, unknown>;

  constructor(
    kind: ErrorKind,
    code: string,
    detail: string,
    extra: { errors?: FieldError[]; retryAfterSeconds?: number; fields?: Record<string, unknown> } = {},
  ) {
    super(detail);
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.errors = extra.errors;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.fields = extra.fields ?? {};
  }
}

/** Returns the error for invalid input in one field. */
export function invalid(path: string, message: string): DomainError {
  return new DomainError('invalid', 'VALIDATION_FAILED', `${path}: ${message}`, {
    errors: [{ path, message }],
  });
}

/** Returns the error for a record that does not exist or belongs to others: the caller cannot tell which. */
export function notFound(what: string): DomainError {
  return new DomainError('not_found', 'NOT_FOUND', `There is no such ${what} in this organization.`);
}

/** Whether `error`, or its cause, is a UNIQUE violation on `columns` ("table.column, table.column"). */
export function isUniqueViolation(error: unknown, columns?: string): boolean {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    if (e.message.includes('UNIQUE constraint failed') && (!columns || e.message.includes(columns)))
      return true;
  }
  return false;
}
