/**
 * Simulates AI model servers: OpenAI's chat completions and Anthropic's messages. Uses only web APIs, so that the same
 * code runs inside workerd, without sockets, and behind serve.ts.
 */
import { composeAnswer } from './answer.ts';
import { type Call, createRecorder } from './calls.ts';
import { type Failure, findPersonality, PERSONALITIES, type Personality } from './personalities.ts';
import { isRecord, type Prompt } from './prompt.ts';
import { limitRate } from './rate-limit.ts';
import { anthropic } from './wire/anthropic.ts';
import { openai } from './wire/openai.ts';
import { Problem } from './wire/problem.ts';
import type { Protocol } from './wire/protocol.ts';
import {
  ConnectionLost,
  type Delivery,
  deliverBody,
  pause,
  streamBody,
  unlessAborted,
  type Watch,
} from './wire/stream.ts';

export interface ModelsOptions {
  /** Defaults to `DEVELOPMENT_KEY`. */
  apiKey?: string;
  /** Milliseconds before the first token of the model `slow`. Defaults to 3000. */
  slowMs?: number;
  /** The rate limit of the key. Defaults to 5000. */
  callsPerMinute?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
}

export interface Models {
  /** Handles a request. Rejects as `fetch` does if `signal`, or the signal of the request, aborts. */
  handle(request: Request, signal?: AbortSignal): Promise<Response>;
  /** Has the signature of `fetch`, for clients in the same process. Follows redirects as `fetch` does. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Environment variables that make Herald use a server at this URL. */
  variablesFor(url: string): Record<string, string>;
  /** The latest calls, oldest first. */
  calls: Call[];
  /** Releases all held calls. */
  release(): void;
  /** The number of held calls. */
  held(): number;
  /** Clears the calls, and resets the `-once` models. Held calls stay. */
  clear(): void;
  /** Milliseconds before the first token of the model `slow`. */
  slowMs: number;
}

export const DEVELOPMENT_KEY = 'sk-herald-development';
/** The path for clients that follow the redirect of `redirecting`. */
const ELSEWHERE = '/elsewhere';
const CONTEXT_TOKENS = 128_000;
const SLOW_MS = 3000;
const CALLS_PER_MINUTE = 5000;
const MAX_BODY_CHARACTERS = 4_000_000;
const GARBAGE = '<!doctype html><html><head><title>Welcome</title></head><body>It works!</body></html>';

export function createModels(options: ModelsOptions = {}): Models {
  const apiKey = options.apiKey ?? DEVELOPMENT_KEY;
  const now = options.now ?? Date.now;
  const recorder = createRecorder();
  const held = new Set<() => void>();
  const answeredOnce = new Set<string>();
  const takeFromLimit = limitRate(options.callsPerMinute ?? CALLS_PER_MINUTE, now);
  let requests = 0;

  const models: Models = {
    handle,
    fetch,
    variablesFor,
    calls: recorder.calls,
    release,
    held: () => held.size,
    clear,
    slowMs: options.slowMs ?? SLOW_MS,
  };
  return models;

  async function handle(request: Request, signal: AbortSignal = request.signal): Promise<Response> {
    const url = new URL(request.url);
    const isElsewhere = url.pathname.startsWith(`${ELSEWHERE}/`);
    const path = isElsewhere ? url.pathname.slice(ELSEWHERE.length) : url.pathname;
    const protocol = path === anthropic.path || request.headers.has('anthropic-version') ? anthropic : openai;
    const id = String(++requests).padStart(6, '0');
    const headers: Record<string, string> = { [protocol.idHeader]: `req_${id}` };
    const isAnswer = request.method === 'POST' && path === protocol.path;
    const call = isAnswer ? recorder.add(protocol.name, url.pathname, request.headers) : null;
    try {
      protocol.checkHeaders(request.headers, apiKey);
      if (request.method === 'GET' && path === '/v1/models') {
        return json(200, protocol.listModels(Object.keys(PERSONALITIES)), headers);
      }
      if (!call) throw protocol.notFound(request.method, path);
      const response = await answer({ protocol, request, signal, call, id, headers, isElsewhere });
      call.status = response.status;
      return response;
    } catch (error) {
      if (call && signal.aborted) call.closedEarly = true;
      if (!(error instanceof Problem)) throw error;
      if (call) Object.assign(call, { status: error.status, finished: true });
      return json(error.status, error.body, { ...headers, ...error.headers });
    }
  }

  async function answer({
    protocol,
    request,
    signal,
    call,
    id,
    headers,
    isElsewhere,
  }: Exchange): Promise<Response> {
    Object.assign(headers, takeFromLimit(protocol));
    const text = await request.text();
    if (text.length > MAX_BODY_CHARACTERS) throw protocol.tooLarge();
    const body = parse(text);
    if (!body) throw protocol.badJson();
    recorder.keepBody(call, body, text.length);
    const model = protocol.readModel(body);
    call.model = model;
    const personality = findPersonality(model);
    if (!personality) throw protocol.unknownModel(model);
    const prompt = protocol.read(body);
    checkLimits(protocol, personality, prompt);

    const isFirst = !answeredOnce.has(model);
    answeredOnce.add(model);
    const isAltered = !personality.isOnce || isFirst;
    const failure = isAltered && !isElsewhere ? personality.fails : undefined;
    const failed = failure && respondTo(protocol, failure, model, headers);
    if (failed) {
      call.finished = true;
      return failed;
    }
    if (personality.delivery === 'error-event' && !prompt.isStream) {
      throw protocol.toFailure({ kind: 'server-error' }, model);
    }
    if (personality.waits === 'release') await hold(signal);

    const waitMs = personality.waits === 'first-token' ? models.slowMs : 0;
    const watch: Watch = {
      signal,
      onClosed: () => {
        call.closedEarly = !call.finished;
      },
      onFinished: () => {
        call.finished = true;
      },
    };
    const composed = composeAnswer(personality, prompt, isAltered);
    const created = Math.floor(now() / 1000);
    const delivery: Delivery = { kind: personality.delivery, firstTokenMs: waitMs, signal };
    if (prompt.isStream) {
      const events = protocol.toEvents(composed, id, created, prompt, delivery, body);
      return new Response(streamBody(events, watch), {
        status: 200,
        headers: {
          ...headers,
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-cache',
        },
      });
    }
    if (waitMs > 0) await pause(waitMs, signal);
    const whole = protocol.toBody(composed, id, created, prompt);
    if (!delivery.kind) {
      call.finished = true;
      return json(200, whole, headers);
    }
    const parts = deliverBody(JSON.stringify(whole), composed.text, delivery);
    return new Response(streamBody(parts, watch), {
      status: 200,
      headers: { ...headers, 'content-type': 'application/json' },
    });
  }

  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const signal = init?.signal ?? request.signal;
    const copy = request.clone();
    const response = await handle(request, signal);
    const location = response.headers.get('location');
    if (response.status !== 307 || !location || request.redirect === 'manual') return response;
    if (request.redirect === 'error') throw new TypeError('fetch failed: unexpected redirect');
    return handle(new Request(new URL(location, request.url), copy), signal);
  }

  async function hold(signal: AbortSignal): Promise<void> {
    let letGo = () => {};
    const released = new Promise<void>((resolve) => (letGo = resolve));
    held.add(letGo);
    try {
      await unlessAborted(released, signal);
    } finally {
      held.delete(letGo);
    }
  }

  function release(): void {
    for (const letGo of held) letGo();
    held.clear();
  }

  function clear(): void {
    recorder.clear();
    answeredOnce.clear();
  }

  function variablesFor(url: string): Record<string, string> {
    const ids = Object.keys(PERSONALITIES).join(',');
    return {
      AI_OPENAI_BASE_URL: `${url}/v1`,
      AI_OPENAI_API_KEY: apiKey,
      AI_OPENAI_MODELS: ids,
      AI_ANTHROPIC_BASE_URL: `${url}/v1`,
      AI_ANTHROPIC_API_KEY: apiKey,
      AI_ANTHROPIC_MODELS: ids,
    };
  }
}

interface Exchange {
  protocol: Protocol;
  request: Request;
  signal: AbortSignal;
  call: Call;
  id: string;
  headers: Record<string, string>;
  isElsewhere: boolean;
}

function checkLimits(protocol: Protocol, personality: Personality, prompt: Prompt): void {
  if (personality.lacksJsonSchema && prompt.isStructured) throw protocol.noJsonSchema();
  if (personality.lacksTools && prompt.tools.length > 0) throw protocol.noTools(prompt.model);
  const limit = personality.contextTokens ?? CONTEXT_TOKENS;
  if (prompt.inputTokens > limit) throw protocol.tooLong(prompt, limit);
}

/** Returns the response to a failure that is not an API error. Throws a `Problem` for the others. */
function respondTo(
  protocol: Protocol,
  failure: Failure,
  model: string,
  headers: Record<string, string>,
): Response {
  switch (failure.kind) {
    case 'redirect':
      return new Response(null, {
        status: 307,
        headers: { ...headers, location: `${ELSEWHERE}${protocol.path}` },
      });
    case 'cut':
      throw new ConnectionLost();
    case 'garbage':
      return new Response(GARBAGE, { status: 200, headers: { ...headers, 'content-type': 'text/html' } });
    default:
      throw protocol.toFailure(failure, model);
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}
