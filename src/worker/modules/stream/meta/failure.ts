import type { PlatformCode } from '../../../../contract/stream/credentials.ts';
import { PLATFORM_NAMES } from '../../../../lib/captions/platform-names.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { type Answer, type CallKind, isObject } from '../platforms/call.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import { quote } from '../platforms/quote.ts';
import { retryTime } from '../platforms/retry-time.ts';

export type GraphPlatform = 'instagram' | 'facebook';

/** The meaning of an error. */
type Meaning = PlatformCode | 'PASSING' | 'STALE';

/** Meanings by subcode, which is more specific than the code. From 2207000 on, they are Instagram's. */
const SUBCODES: Record<number, Meaning> = {
  2207001: 'PASSING',
  2207003: 'PASSING',
  2207006: 'STALE',
  2207008: 'STALE',
  2207020: 'STALE',
  2207027: 'PASSING',
  2207032: 'STALE',
  2207004: 'MEDIA_REFUSED',
  2207005: 'MEDIA_REFUSED',
  2207009: 'MEDIA_REFUSED',
  2207052: 'MEDIA_REFUSED',
  2207010: 'CONTENT_REFUSED',
  2207051: 'CONTENT_REFUSED',
  2207042: 'DAILY_LIMIT',
  2207050: 'PERMISSION_MISSING',
};

const CODES: Record<number, Meaning> = {
  1: 'PASSING',
  2: 'PASSING',
  4: 'RATE_LIMITED',
  9: 'DAILY_LIMIT',
  10: 'PERMISSION_MISSING',
  17: 'RATE_LIMITED',
  32: 'RATE_LIMITED',
  102: 'SIGN_IN_AGAIN',
  104: 'SIGN_IN_AGAIN',
  190: 'SIGN_IN_AGAIN',
  324: 'MEDIA_REFUSED',
  352: 'MEDIA_REFUSED',
  368: 'CONTENT_REFUSED',
  506: 'DUPLICATE',
  613: 'RATE_LIMITED',
  803: 'GONE',
  9004: 'MEDIA_REFUSED',
  9007: 'PASSING',
  36000: 'MEDIA_REFUSED',
  36001: 'MEDIA_REFUSED',
  36003: 'MEDIA_REFUSED',
};
const ranged = (code: number): Meaning | undefined => {
  if (code >= 200 && code <= 299) return 'PERMISSION_MISSING';
  return code >= 80_001 && code <= 80_006 ? 'RATE_LIMITED' : undefined;
};
const STATUSES: Record<number, Meaning> = {
  401: 'SIGN_IN_AGAIN',
  403: 'PERMISSION_MISSING',
  413: 'MEDIA_REFUSED',
  429: 'RATE_LIMITED',
};

const MISSING_OBJECT = 33;

/** The failure for error 100/33: the object does not exist, not yet, or not for this token. */
export class ObjectMissing extends PlatformFailure {}

/** The wait, in seconds, at Instagram's daily limit. It is a sliding window: some of it returns every hour. */
const DAILY_PAUSE_SECONDS = 3600;

/**
 * Interprets a 4xx response: https://developers.facebook.com/docs/graph-api/guides/error-handling. After an "unknown"
 * error (1, 2) of a publishing call, the outcome is unknown.
 */
export function graphFailure(
  ctx: Ctx,
  platform: GraphPlatform,
  kind: CallKind,
  { status, headers, json }: Answer,
  secret: object,
): PlatformFailure {
  const error = isObject(json.error) ? json.error : {};
  const code = Number(error.code);
  const meaning =
    SUBCODES[Number(error.error_subcode)] ??
    CODES[code] ??
    ranged(code) ??
    STATUSES[status] ??
    'CONTENT_REFUSED';
  const text = error.error_user_msg ?? error.message;
  const says = quote(text, secret);
  const name = PLATFORM_NAMES[platform];
  if (code === 100 && Number(error.error_subcode) === MISSING_OBJECT) {
    return new ObjectMissing('PERMISSION_MISSING', `${name}: ${NEXT.PERMISSION_MISSING}${says}`);
  }
  switch (meaning) {
    case 'PASSING': {
      const isUnknown = kind === 'publish' && (code === 1 || code === 2);
      const next = isUnknown
        ? `The post may exist: look at ${name} before you post it again.`
        : 'Try again in a few minutes.';
      const message = `${name} has a fault of its own. ${next}${says}`;
      return new PlatformFailure(isUnknown ? 'OUTCOME_UNKNOWN' : 'PLATFORM_DOWN', message, { isUnknown });
    }
    case 'STALE':
      return new PlatformFailure('PLATFORM_DOWN', `${name} has dropped the upload. Try again.${says}`, {
        isProgressVoid: true,
      });
    case 'RATE_LIMITED':
      return new PlatformFailure(meaning, `${name} asks for a pause. Herald tries again after it.`, {
        retryAt: regainTime(ctx, headers),
      });
    case 'DAILY_LIMIT':
      return new PlatformFailure(meaning, `The limit of posts on ${name} is reached for today.${says}`, {
        retryAt: retryTime(ctx, { seconds: DAILY_PAUSE_SECONDS }),
      });
    case 'PERMISSION_MISSING':
      return new PlatformFailure(meaning, `${name}: ${NEXT[meaning]}${says}`, {
        missing: permissionsIn(text),
      });
    case 'MEDIA_REFUSED':
      return new PlatformFailure(meaning, `${name}: ${NEXT[meaning]}${says}`, { isProgressVoid: true });
    case 'OUTCOME_UNKNOWN':
    case 'PLATFORM_DOWN':
      throw new Error(`No error of the Graph API means ${meaning}.`);
    default:
      return new PlatformFailure(meaning, `${name}: ${NEXT[meaning]}${says}`);
  }
}

const NEXT = {
  SIGN_IN_AGAIN: 'The access token is no longer valid. Get a new one, and enter it.',
  PERMISSION_MISSING: 'The access token does not allow this. Get one with the permissions for posting.',
  CONTENT_REFUSED: 'The post is refused. Change the text.',
  MEDIA_REFUSED: 'The image is refused. Use another one.',
  DUPLICATE: 'This text was posted already. Change it, and post it again.',
  GONE: 'The account does not exist. Check its id, and enter the credentials again.',
};

/** Returns the longest pause in the header, in minutes. */
function regainTime(ctx: Ctx, headers: Headers): number | null {
  let usage: unknown;
  try {
    usage = JSON.parse(headers.get('x-business-use-case-usage') ?? 'null');
  } catch {
    return null;
  }
  if (!isObject(usage)) return null;
  const minutes = Object.values(usage)
    .flatMap((entries) => (Array.isArray(entries) ? entries.slice(0, 20) : []))
    .map((entry) => (isObject(entry) ? Number(entry.estimated_time_to_regain_access) : 0))
    .filter((value) => value > 0);
  return minutes.length > 0 ? retryTime(ctx, { seconds: Math.max(...minutes) * 60 }) : null;
}

function permissionsIn(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  return [...new Set(text.slice(0, 2000).match(/\b(?:pages|instagram|business|publish)_[a-z_]{1,40}\b/g))];
}
