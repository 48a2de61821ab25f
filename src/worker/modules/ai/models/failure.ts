import { APICallError } from '@ai-sdk/provider';
import { DomainError } from '../../../../lib/errors.ts';
import { MAX_RETRY_AFTER_SECONDS, RETRY_AFTER_SECONDS } from '../limits.ts';

/** The failure of an attempt at a model. */
export interface Failure {
  kind: /** A response with 429: wait, or ask another model. */
    | 'limited'
    /** A response with 5xx, or no connection: retry, or ask another model. */
    | 'failing'
    /** The key, the quota or the name of the model is wrong: ask another model. */
    | 'misconfigured'
    /** No complete answer in time. */
    | 'timeout'
    /** An invalid answer. */
    | 'broken'
    /** The server or the model has no tools. */
    | 'no_tools'
    /** The prompt exceeds the model's limit. */
    | 'too_long'
    /** The model or its filter refuses. */
    | 'refused';
  retryAfterSeconds?: number;
}

/** The error of a failed attempt. Its text never reaches a caller. */
export class ModelFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`The model failed: ${failure.kind}.`);
    this.failure = failure;
  }
}

/** Kinds for which the server has done no billable work. */
const FREE: Failure['kind'][] = ['limited', 'failing', 'misconfigured', 'no_tools', 'too_long'];

/** Matches what servers say of tools, each in its own words: `does not support tools`, `requires --enable-auto-tool-choice`. */
const NO_TOOLS =
  /(?:support|require|enable|allow)[^."]{0,60}\btools?\b|\btools?\b[^."]{0,60}(?:support|require|enable|allow)/i;

export function isUncharged({ kind }: Failure): boolean {
  return FREE.includes(kind);
}

/** Classifies an error of a provider. Its texts are not passed on, as they may contain keys and prompts. */
export function failureOf(error: unknown, now: number): Failure {
  if (error instanceof ModelFailure) return error.failure;
  if (!APICallError.isInstance(error)) return { kind: 'broken' };
  const { statusCode: status, responseHeaders: headers = {} } = error;
  const body = (error.responseBody ?? '').slice(0, 4000);
  if (status === undefined) return { kind: 'failing' };
  if (status >= 400 && /insufficient_quota|credit balance/i.test(body)) return { kind: 'misconfigured' };
  if (status === 429) {
    const seconds = retryAfter(headers['retry-after'], now);
    return { kind: 'limited', ...(seconds === null ? {} : { retryAfterSeconds: seconds }) };
  }
  if (status >= 400 && NO_TOOLS.test(body)) return { kind: 'no_tools' };
  if (status >= 500) return { kind: 'failing' };
  if (status === 413 || /context_length_exceeded|context length|prompt is too long/i.test(body)) {
    return { kind: 'too_long' };
  }
  if (status >= 300) return { kind: 'misconfigured' };
  return { kind: 'broken' };
}

/** Returns the seconds of a Retry-After header, a number or a date; null if it is unusable. */
function retryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const seconds = /^\d{1,9}$/.test(value.trim()) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}

/** Returns the caller's error if no model answers. */
export function toDomainError({ kind, retryAfterSeconds = RETRY_AFTER_SECONDS }: Failure): DomainError {
  switch (kind) {
    case 'too_long':
      return new DomainError(
        'refused',
        'CONTEXT_TOO_LONG',
        'The text is longer than the model takes. Choose a model with a larger context.',
      );
    case 'refused':
      return new DomainError('refused', 'AI_REFUSED', 'The model refuses to answer this.');
    case 'broken':
      return new DomainError(
        'remote_failed',
        'AI_BROKEN_ANSWER',
        'The model gave no usable answer. Try again.',
      );
    default:
      return new DomainError(
        'unavailable',
        'AI_UNAVAILABLE',
        kind === 'misconfigured'
          ? 'The AI server does not accept the key, the quota or the model that is configured for it.'
          : 'The model does not answer at the moment. Try again later, or choose another model.',
        { retryAfterSeconds: Math.min(retryAfterSeconds, MAX_RETRY_AFTER_SECONDS) },
      );
  }
}
