import type { Ctx } from '../../../platform/ctx.ts';
import { type Answer, type CallKind, isObject } from '../platforms/call.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import { quote } from '../platforms/quote.ts';
import { retryTime } from '../platforms/retry-time.ts';
import type { XSecret } from './secret.ts';

/** The window of X's rate limits, for a response without its end. */
const WINDOW_SECONDS = 15 * 60;
const DAY_SECONDS = 86_400;
/** Error codes of version 1.1, which version 2 still returns sometimes. */
const DUPLICATE = 187;
const TOO_LONG = 186;
const OVER_DAILY_LIMIT = 185;
/** The scopes for reading the own user. If they are missing, the only text of the response is "Forbidden". */
const READ_SCOPES = ['tweet.read', 'users.read'];
const ACCOUNT_CODES = [64, 326];

/** Interprets a 4xx response: https://docs.x.com/x-api/fundamentals/response-codes-and-errors */
export function xFailure(ctx: Ctx, kind: CallKind, answer: Answer, secret: XSecret): PlatformFailure {
  const { status, json } = answer;
  const { text, codes } = errorsOf(json);
  const says = quote(text, secret);
  if (status === 429 || codes.includes(OVER_DAILY_LIMIT)) return limited(ctx, answer, codes);
  if (status === 401) {
    return new PlatformFailure('SIGN_IN_AGAIN', `X refuses the access token. Enter new credentials.${says}`, {
      isTokenInvalid: secret.type === 'oauth2',
    });
  }
  if (status === 402) {
    const message = 'The developer account at X has no credits. Add credits in the developer console of X.';
    return new PlatformFailure('PERMISSION_MISSING', message);
  }
  if (codes.includes(DUPLICATE) || /\bduplicate\b/i.test(text)) {
    const message = 'X has this text already. Change it, and post it again.';
    return new PlatformFailure('DUPLICATE', message);
  }
  if (codes.includes(TOO_LONG) || /\btoo long\b|\bcharacter limit\b/i.test(text))
    return new PlatformFailure('CONTENT_REFUSED', `X finds the text too long. Shorten it.${says}`);
  if (status === 400 && (kind === 'upload' || /\bmedia\b/i.test(text))) {
    const message = `X refuses the image. Use another one.${says}`;
    return new PlatformFailure('MEDIA_REFUSED', message, { isProgressVoid: true });
  }
  if (status === 413)
    return new PlatformFailure('MEDIA_REFUSED', `X finds the image too large. Use a smaller one.${says}`);
  if (status === 403) {
    const next = codes.some((code) => ACCOUNT_CODES.includes(code))
      ? 'X has locked or suspended the account. Sign in at x.com, and follow what it asks for.'
      : 'X does not allow this. Check that the app may read and write, and enter new credentials.';
    return new PlatformFailure('PERMISSION_MISSING', `${next}${says}`, {
      missing: kind === 'read' && text === 'Forbidden' ? READ_SCOPES : scopesIn(text),
    });
  }
  return new PlatformFailure('CONTENT_REFUSED', `X refuses the post. Change the text.${says}`);
}

function limited(ctx: Ctx, { headers, json }: Answer, codes: number[]): PlatformFailure {
  const daily = ['user', 'app'].flatMap((whose) => {
    const isUsedUp = headers.get(`x-${whose}-limit-24hour-remaining`)?.trim() === '0';
    const at = isUsedUp ? retryTime(ctx, { at: headers.get(`x-${whose}-limit-24hour-reset`) }) : null;
    return at === null ? [] : [at];
  });
  const isCapped = json.title === 'UsageCapExceeded' || codes.includes(OVER_DAILY_LIMIT);
  if (daily.length > 0 || isCapped) {
    const retryAt = daily.length > 0 ? Math.max(...daily) : retryTime(ctx, { seconds: DAY_SECONDS });
    const message = 'The limit of posts on X is reached for today. Herald tries again when it is over.';
    return new PlatformFailure('DAILY_LIMIT', message, { retryAt });
  }
  const retryAt =
    retryTime(ctx, { at: headers.get('x-rate-limit-reset') }) ??
    retryTime(ctx, { seconds: headers.get('retry-after') }) ??
    retryTime(ctx, { seconds: WINDOW_SECONDS });
  return new PlatformFailure('RATE_LIMITED', 'X asks for a pause. Herald tries again after it.', { retryAt });
}

/** Returns the texts and codes of an error response. */
function errorsOf(json: Record<string, unknown>): { text: string; codes: number[] } {
  const errors = Array.isArray(json.errors) ? json.errors.slice(0, 10).filter(isObject) : [];
  const texts = [json.detail ?? json.title, ...errors.map((error) => error.message ?? error.detail)];
  return {
    text: [...new Set(texts.filter((text): text is string => typeof text === 'string'))].join(' '),
    codes: errors.map((error) => error.code).filter((code): code is number => typeof code === 'number'),
  };
}

function scopesIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:tweet|users|media|offline)\.[a-z]{1,20}\b/g))];
}
