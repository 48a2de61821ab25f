import type { Failure } from '../personalities.ts';
import type { Answer, Prompt } from '../prompt.ts';
import type { Problem } from './problem.ts';
import type { Delivery } from './stream.ts';

/** The wire format of a provider. */
export interface Protocol {
  name: 'openai' | 'anthropic';
  path: string;
  /** Throws a `Problem` if the request is not signed with `apiKey`, or lacks a header. */
  checkHeaders(headers: Headers, apiKey: string): void;
  readModel(body: Record<string, unknown>): string;
  /** Throws a `Problem` if the API rejects the body. */
  read(body: Record<string, unknown>): Prompt;
  /** `created` is in seconds since 1970. */
  toBody(answer: Answer, id: string, created: number, prompt: Prompt): unknown;
  /** Returns the server-sent events. */
  toEvents(
    answer: Answer,
    id: string,
    created: number,
    prompt: Prompt,
    delivery: Delivery,
    body: Record<string, unknown>,
  ): AsyncGenerator<string>;
  listModels(ids: string[]): unknown;
  toFailure(failure: Failure, model: string): Problem;
  unknownModel(model: string): Problem;
  tooLong(prompt: Prompt, limit: number): Problem;
  noJsonSchema(): Problem;
  noTools(model: string): Problem;
  badJson(): Problem;
  tooLarge(): Problem;
  notFound(method: string, path: string): Problem;
  /** Returns the headers with the remaining rate limit of this minute. */
  rateHeaders(limit: number, remaining: number, resetSeconds: number): Record<string, string>;
  /** The header that contains the request id. */
  idHeader: string;
}
