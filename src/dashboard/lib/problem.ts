/** An error response with a problem document (RFC 9457). */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** The whole document. */
  readonly body: object;
  readonly errors: { path: string; message: string }[];
  /** The id of an email that is stored but not sent (`SendProblem`). */
  readonly emailId: number | null;
  /** The current draft, in a conflict (`DraftProblem`). */
  readonly draft: unknown;
  /** The organizations that would be left without an owner (`LAST_OWNER`). */
  readonly organizations: { id: string; name: string }[];

  constructor(
    status: number,
    body: Partial<Record<'detail' | 'code' | 'requestId', string>> & {
      errors?: Problem['errors'];
      emailId?: number;
      draft?: unknown;
      organizations?: Problem['organizations'];
    },
  ) {
    super(body.detail ?? `The server answered ${status}.`);
    this.name = 'Problem';
    this.status = status;
    this.code = body.code ?? 'UNKNOWN';
    this.requestId = body.requestId ?? null;
    this.body = body;
    this.errors = body.errors ?? [];
    this.emailId = body.emailId ?? null;
    this.draft = body.draft ?? null;
    this.organizations = body.organizations ?? [];
  }

  /** Creates a `Problem` from a document in a stream. */
  static from(body: unknown): Problem {
    const problem = body as ConstructorParameters<typeof Problem>[1] & { status: number };
    return new Problem(problem.status, problem);
  }

  /** Returns the server's error message for a field. */
  of(path: string): string | undefined {
    return this.errors.find((each) => each.path === path)?.message;
  }
}

/** The failure of a call without a response: the browser is offline, or the server cannot be reached. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
