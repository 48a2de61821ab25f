/** Writes answers and errors in the format of Anthropic's messages. */
import type { Failure } from '../personalities.ts';
import type { Answer, Finish } from '../prompt.ts';
import { anthropicError, readAnthropicRequest } from './anthropic-request.ts';
import type { Problem } from './problem.ts';
import type { Protocol } from './protocol.ts';
import { type Delivery, deliverText, StreamFailure } from './stream.ts';

const FINISH: Record<Finish, string> = {
  stop: 'end_turn',
  'stop-sequence': 'stop_sequence',
  length: 'max_tokens',
  // Anthropic's filters end an answer as a refusal.
  filter: 'refusal',
  refusal: 'refusal',
  tool: 'tool_use',
};

export const anthropic: Protocol = {
  name: 'anthropic',
  path: '/v1/messages',
  read: readAnthropicRequest,
  readModel(body) {
    if (typeof body['model'] === 'string') return body['model'];
    throw anthropicError(400, 'invalid_request_error', 'model: Field required');
  },

  checkHeaders(headers, apiKey) {
    const key = headers.get('x-api-key');
    if (key === null) throw anthropicError(401, 'authentication_error', 'x-api-key header is required');
    if (key !== apiKey) throw anthropicError(401, 'authentication_error', 'invalid x-api-key');
    const version = headers.get('anthropic-version');
    if (version === null) {
      throw anthropicError(400, 'invalid_request_error', 'anthropic-version: header is required');
    }
    if (version !== '2023-06-01' && version !== '2023-01-01') {
      const message = `anthropic-version: "${version}" is not a valid version`;
      throw anthropicError(400, 'invalid_request_error', message);
    }
  },

  listModels: (ids) => ({
    data: ids.map((id) => ({ type: 'model', id, display_name: id, created_at: '2025-01-01T00:00:00Z' })),
    has_more: false,
    first_id: ids[0] ?? null,
    last_id: ids.at(-1) ?? null,
  }),

  toBody: (answer, id, _created, { model }) => ({
    id: `msg_${id}`,
    type: 'message',
    role: 'assistant',
    model,
    content: contentOf(answer, id),
    stop_reason: FINISH[answer.finish],
    stop_sequence: null,
    ...(answer.hasUsage ? { usage: usageOf(answer.inputTokens, answer.outputTokens) } : {}),
  }),

  async *toEvents(answer, id, _created, prompt, delivery) {
    const message = {
      id: `msg_${id}`,
      type: 'message',
      role: 'assistant',
      model: prompt.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      ...(answer.hasUsage ? { usage: usageOf(answer.inputTokens, 1) } : {}),
    };
    yield event('message_start', { message });
    try {
      yield* blocksOf(answer, id, delivery);
    } catch (error) {
      if (!(error instanceof StreamFailure)) throw error;
      yield event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } });
      return;
    }
    yield event('message_delta', {
      delta: { stop_reason: FINISH[answer.finish], stop_sequence: null },
      ...(answer.hasUsage ? { usage: { output_tokens: answer.outputTokens } } : {}),
    });
    yield event('message_stop', {});
  },

  toFailure: anthropicFailure,
  unknownModel: (model) => anthropicError(404, 'not_found_error', `model: ${model}`),
  tooLong: (prompt, limit) =>
    anthropicError(
      400,
      'invalid_request_error',
      `prompt is too long: ${prompt.inputTokens} tokens > ${limit} maximum`,
    ),
  noJsonSchema: () =>
    anthropicError(
      400,
      'invalid_request_error',
      'output_config.format: This model does not support output formats.',
    ),
  noTools: (model) => anthropicError(400, 'invalid_request_error', `tools: ${model} does not support tools.`),
  badJson: () => anthropicError(400, 'invalid_request_error', 'The request body is not valid JSON.'),
  tooLarge: () => anthropicError(413, 'request_too_large', 'Request exceeds the maximum size'),
  notFound: () => anthropicError(404, 'not_found_error', 'Not Found'),
  rateHeaders: (limit, remaining) => ({
    'anthropic-ratelimit-requests-limit': `${limit}`,
    'anthropic-ratelimit-requests-remaining': `${remaining}`,
  }),
  idHeader: 'request-id',
};

function anthropicFailure(failure: Failure): Problem {
  switch (failure.kind) {
    case 'rate-limit': {
      const message = "This request would exceed your organization's rate limit. Please try again later.";
      return anthropicError(429, 'rate_limit_error', message, {
        'retry-after': `${failure.retryAfterSeconds}`,
      });
    }
    case 'quota': {
      const message =
        'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or ' +
        'purchase credits.';
      return anthropicError(400, 'invalid_request_error', message);
    }
    case 'overloaded':
      return anthropicError(529, 'overloaded_error', 'Overloaded');
    default:
      return anthropicError(500, 'api_error', 'Internal server error');
  }
}

function contentOf(answer: Answer, id: string): unknown[] {
  if (isEmpty(answer)) return [];
  if (answer.calls.length === 0) return [{ type: 'text', text: answer.text }];
  return answer.calls.map(({ name, input }, at) => ({
    ...emptyToolUse(name, id, at),
    input: parseInput(input),
  }));
}

const isEmpty = ({ finish, text, calls }: Answer) =>
  finish === 'refusal' || (calls.length === 0 && text === '');

/** Yields the events of the content: a text, or a block for each call. */
async function* blocksOf(answer: Answer, id: string, delivery: Delivery): AsyncGenerator<string> {
  const { text, calls } = answer;
  const blocks =
    calls.length === 0
      ? [{ start: { type: 'text', text: '' } as object, content: text }]
      : calls.map(({ name, input }, at) => ({ start: emptyToolUse(name, id, at) as object, content: input }));
  for (const [index, { start, content }] of blocks.entries()) {
    const isShown = !isEmpty(answer);
    if (isShown) yield event('content_block_start', { index, content_block: start });
    if (index === 0) yield event('ping', {});
    for await (const part of deliverText(content, delivery)) {
      const delta =
        calls.length === 0
          ? { type: 'text_delta', text: part }
          : { type: 'input_json_delta', partial_json: part };
      if (isShown) yield event('content_block_delta', { index, delta });
    }
    if (isShown) yield event('content_block_stop', { index });
  }
}

function emptyToolUse(name: string, id: string, at: number) {
  return { type: 'tool_use', id: `toolu_${id}_${at}`, name, input: {} };
}

/** The API returns tool input as an object, so broken JSON is lost. */
function parseInput(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}

function usageOf(inputTokens: unknown, outputTokens: unknown): unknown {
  return {
    input_tokens: inputTokens,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    output_tokens: outputTokens,
    service_tier: 'standard',
  };
}

function event(type: string, data: Record<string, unknown>): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
}
