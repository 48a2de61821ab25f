import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Ctx } from '../../../platform/ctx.ts';

/** The content of a post: the text of a caption, and its image. */
export interface Post {
  text: string;
  /** Whether it is an Instagram story: the image for a day, without text. */
  isStory?: boolean;
  /** The public URL of a JPEG or PNG, and its bytes for platforms that do not fetch it. */
  image: { url: string; read(): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string }> } | null;
}

/** The progress of a post, stored between calls: IDs from the platform. */
export type Progress = Record<string, string>;

/** The outcome of one call before publishing. */
export interface Step {
  progress: Progress;
  /** Whether only publishing is left. */
  isReady: boolean;
  /** The wait until the next call, in milliseconds, while the platform works on the image. */
  wait?: number;
}

export interface Published {
  postId: string;
  postUrl: string | null;
}

/** The account found by a check of the credentials. */
export interface Account {
  id: string;
  name: string;
  /** The granted scopes. Null if the platform does not return them. */
  scopes: string[] | null;
  /** The missing permissions and steps that posting needs. */
  missing: string[];
}

/** New tokens. */
export interface Renewed<S> {
  secret: S;
  /** The time of expiry (milliseconds since 1970); null if never or unknown. */
  expiresAt: number | null;
  /** The granted scopes. Null if unchanged. */
  scopes: string[] | null;
}

/** A request in a dry run, without secrets. IDs from the platform are placeholders such as `{media_id}`. */
export interface PlannedRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * A platform. `S` is its secret: JSON. Each function makes at most one changing call, so that a crash between two calls
 * loses nothing. All throw `PlatformFailure`.
 */
export interface PlatformClient<S> {
  /** The scopes needed for posting, if the platform returns the granted ones. */
  readonly scopes: string[];
  /** The price of `check` in US dollars; null if free. */
  readonly checkCost: number | null;
  /** Parses the secret in `credential_value`. Throws `invalid`. */
  parse(value: string): S;
  /** Reads the account and its permissions. Returns the secret with the findings of the check. */
  check(ctx: Ctx, secret: S): Promise<{ account: Account; secret: S }>;
  /** Returns the requests of this post except reads, with placeholders for unknown ids. Throws like `prepare`. */
  plan(secret: S | null, post: Post): PlannedRequest[];
  /** Uploads the image and creates the container: steps that can be repeated without a second post. */
  prepare(ctx: Ctx, secret: S, post: Post, progress: Progress): Promise<Step>;
  /** Makes the post visible with one call, once `prepare` is ready. */
  publish(ctx: Ctx, secret: S, post: Post, progress: Progress): Promise<Published>;
  /**
   * Finds possible results of a `publish` call of unknown outcome at `since`, likeliest first. Empty if the post does
   * not exist. Missing if the platform cannot be asked.
   */
  find?(ctx: Ctx, secret: S, post: Post, progress: Progress, since: number): Promise<Published[]>;
  /** Replaces the text of a post. */
  edit?(ctx: Ctx, secret: S, postId: string, text: string): Promise<void>;
  /**
   * Renews expired tokens, which invalidates the old ones. A failure with `isTokenInvalid` is final: the account must
   * be reconnected.
   */
  refresh?(ctx: Ctx, secret: S): Promise<Renewed<S>>;
  /** Returns whether renewing these tokens returns their scopes, which no read does. */
  renewalTellsScopes?(secret: S): boolean;
}

interface FailureDetails {
  isUnknown?: boolean;
  retryAt?: number | null;
  isTokenInvalid?: boolean;
  isProgressVoid?: boolean;
  missing?: string[];
}

/** A failure of a platform. The message says what to do next, and contains no secret. */
export class PlatformFailure extends Error {
  readonly code: PlatformCode;
  /** Whether the platform may have done it: 5xx, a cut connection, or a timeout. Only 4xx is a definite no. */
  readonly isUnknown: boolean;
  /** The time before which the account must not call (milliseconds since 1970). Null if the platform does not say. */
  readonly retryAt: number | null;
  /** Whether the access token is invalid or expired; new tokens may help. */
  readonly isTokenInvalid: boolean;
  /** Whether the preparations are useless, so that the next attempt starts without progress. */
  readonly isProgressVoid: boolean;
  /** Permissions required by the platform. */
  readonly missing: string[];

  constructor(code: PlatformCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'PlatformFailure';
    this.code = code;
    this.isUnknown = details.isUnknown ?? false;
    this.retryAt = details.retryAt ?? null;
    this.isTokenInvalid = details.isTokenInvalid ?? false;
    this.isProgressVoid = details.isProgressVoid ?? false;
    this.missing = details.missing ?? [];
  }
}
