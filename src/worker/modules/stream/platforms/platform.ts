import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import type { Ctx } from '../../../platform/ctx.ts';

/** What is posted: the text of a caption, and its image. */
export interface Post {
  text: string;
  /** Instagram shows the image for a day, and no text. */
  isStory?: boolean;
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
  /** Null: the platform does not tell. */
  scopes: string[] | null;
  /** Permissions and steps that posting needs, and that are missing. */
  missing: string[];
}

/** New tokens. */
export interface Renewed<S> {
  secret: S;
  /** Milliseconds since 1970; null: never, or unknown. */
  expiresAt: number | null;
  /** Null: as before. */
  scopes: string[] | null;
}

/** A request as the dry run shows it, without secrets. Ids that the platform gives out are `{media_id}` and the like. */
export interface PlannedRequest {
  method: string;
  path: string;
  body: unknown;
}

/**
 * A platform. `S` is its secret: JSON. Each function makes at most one call that changes something, so that a crash
 * between two calls loses nothing. All throw `PlatformFailure`.
 */
export interface PlatformClient<S> {
  /** The scopes that posting needs, where the platform tells which were granted. */
  readonly scopes: string[];
  /** What the platform charges for `check`, in US dollars; null: nothing. */
  readonly checkCost: number | null;
  /** The secret in `credential_value`. Throws `invalid`. */
  parse(value: string): S;
  /** Reads whose account it is and what it may do. The answered secret has what the check has found out in it. */
  check(ctx: Ctx, secret: S): Promise<{ account: Account; secret: S }>;
  /** The requests that this post takes, reads left out. Without a secret, its ids are placeholders. Throws as `prepare`. */
  plan(secret: S | null, post: Post): PlannedRequest[];
  /** Uploads the image, makes the container: what may be done twice without a second post. */
  prepare(ctx: Ctx, secret: S, post: Post, progress: Progress): Promise<Step>;
  /** The one call that makes the post visible, once `prepare` is ready. */
  publish(ctx: Ctx, secret: S, post: Post, progress: Progress): Promise<Published>;
  /**
   * After a call to `publish` of unknown outcome at `since`: reads which posts may be the one, the likeliest first. Empty:
   * it does not exist. Not there: the platform cannot be asked.
   */
  find?(ctx: Ctx, secret: S, post: Post, progress: Progress, since: number): Promise<Published[]>;
  /** Replaces the text of a post. */
  edit?(ctx: Ctx, secret: S, postId: string, text: string): Promise<void>;
  /**
   * New tokens for expired ones; the old ones then no longer hold. A failure with `isTokenInvalid` is final: the account
   * must be connected again.
   */
  refresh?(ctx: Ctx, secret: S): Promise<Renewed<S>>;
}

interface FailureDetails {
  isUnknown?: boolean;
  retryAt?: number | null;
  isTokenInvalid?: boolean;
  isProgressVoid?: boolean;
  missing?: string[];
}

/** What a platform answered instead of doing it. The message says what to do next, and holds no secret. */
export class PlatformFailure extends Error {
  readonly code: PlatformCode;
  /** The platform may have done it: 5xx, a cut connection, or silence. Only 4xx is a definite no. */
  readonly isUnknown: boolean;
  /** Milliseconds since 1970: the account may not call before. Null: the platform does not tell. */
  readonly retryAt: number | null;
  /** The access token is invalid or expired; new tokens may help. */
  readonly isTokenInvalid: boolean;
  /** What was prepared is of no use any more: the next attempt begins without progress. */
  readonly isProgressVoid: boolean;
  /** Permissions that the platform asks for. */
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
