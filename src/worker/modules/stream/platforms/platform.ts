import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Ctx } from '../../../platform/ctx.ts';

/** What is posted: the text of a caption, and its image. */
export interface Post {
  text: string;
  /** The public address of a JPEG or PNG, and its bytes for platforms that do not fetch it. */
  image: { url: string; read(): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> } | null;
}

/** How far a post has come, as it is stored between calls: ids that the platform gave out. */
export type Progress = Record<string, string>;

/** The outcome of one call before publishing. */
export interface Step {
  progress: Progress;
  /** Nothing is left to do but to publish. */
  isReady: boolean;
  /** Milliseconds until the next call, while the platform works on the image. */
  wait?: number;
}

export interface Published {
  postId: string;
  postUrl: string | null;
}

/** What a check of the credentials finds. */
export interface Account {
  id: string;
  name: string;
  scopes: string[];
  /** Milliseconds since 1970; null: never, or unknown. */
  expiresAt: number | null;
  /** Permissions and steps that posting needs, and that are missing. */
  missing: string[];
}

/** A request as the dry run shows it, without secrets. */
export interface PlannedRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * A platform. `S` is its secret. Each function makes at most one call that changes something, so that a crash between two
 * calls loses nothing. All throw `PlatformFailure`.
 */
export interface PlatformClient<S> {
  /** The secret in `credential_value`. Throws `invalid`. */
  parse(value: string): S;
  /** Reads whose account it is and what it may do. */
  check(ctx: Ctx, secret: S): Promise<Account>;
  /** The requests that this post takes. */
  plan(post: Post): PlannedRequest[];
  /** Uploads the image, makes the container: what may be done twice without a second post. */
  prepare(ctx: Ctx, secret: S, post: Post, progress: Progress): Promise<Step>;
  /** The one call that makes the post visible. */
  publish(ctx: Ctx, secret: S, post: Post, progress: Progress): Promise<Published>;
  /**
   * After a call to `publish` of unknown outcome at `since`: reads whether the post exists. Null: it does not. Not there:
   * the platform cannot be asked.
   */
  find?(ctx: Ctx, secret: S, post: Post, progress: Progress, since: number): Promise<Published | null>;
  /** Replaces the text of a post. */
  edit?(ctx: Ctx, secret: S, postId: string, text: string): Promise<void>;
  /** New tokens for expired ones. */
  refresh?(ctx: Ctx, secret: S): Promise<{ secret: S; expiresAt: number | null }>;
}

/** What a platform answered instead of doing it. */
export class PlatformFailure extends Error {
  readonly code: PlatformCode;
  /** The platform may have done it: 5xx, a cut connection, or silence. Only 4xx is a definite no. */
  readonly isUnknown: boolean;
  /** Milliseconds since 1970: the account may not call before. */
  readonly retryAt: number | null;
  /** The access token is invalid or expired; new tokens may help. */
  readonly isTokenInvalid: boolean;

  constructor(
    code: PlatformCode,
    message: string,
    more: { isUnknown?: boolean; retryAt?: number | null; isTokenInvalid?: boolean } = {},
  ) {
    super(message);
    this.code = code;
    this.isUnknown = more.isUnknown ?? false;
    this.retryAt = more.retryAt ?? null;
    this.isTokenInvalid = more.isTokenInvalid ?? false;
  }
}
