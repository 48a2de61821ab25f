/** Writes answers and errors in the format of OpenAI's chat completions. */
import type { Failure } from '../personalities.ts';
import { type Answer, type Finish, isRecord } from '../prompt.ts';
import { openaiError, readOpenaiRequest } from './openai-request.ts';
import type { Problem } from './problem.ts';
import type { Protocol } from './protocol.ts';
import { type Delivery, deliverText, StreamFailure } from './stream.ts';

const FINISH: Record<Finish, string> = {
  stop: 'stop',
  'stop-sequence': 'stop',
  length: 'length',
  filter: 'content_filter',
  // A refusal is a complete response: the text is in `refusal`.
  refusal: 'stop',
  tool: 'tool_calls',
};

export const openai: Protocol = {
  name: 'openai',
  path: '/v1/chat/completions',
  read: readOpenaiRequest,
  readModel(body) {
    if (typeof body['model'] === 'string') return body['model'];
    throw openaiError(400, 'you must provide a model parameter');
  },

  checkHeaders(headers, apiKey) {
    const authorization = headers.get('authorization');
    if (authorization === `Bearer ${apiKey}`) return;
    if (!authorization?.startsWith('Bearer ')) {
      const message =
        "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer " +
        'auth (i.e. Authorization: Bearer YOUR_KEY).';
      throw openaiError(401, message, { code: 'invalid_api_key' });
    }
    const message = `Incorrect API key provided: ${authorization.slice(7, 11)}****. You can find your API key at https://platform.openai.com/account/api-keys.`;
    throw openaiError(401, message, { code: 'invalid_api_key' });
  },

  listModels: (ids) => ({
    object: 'list',
    data: ids.map((id) => ({ id, object: 'model', created: 1_735_689_600, owned_by: 'herald' })),
  }),

  toBody: (answer, id, created, { model }) => ({
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created,
    model,
    choices: [
      { index: 0, message: messageOf(answer, id), logprobs: null, finish_reason: FINISH[answer.finish] },
    ],
    ...(answer.hasUsage ? { usage: usageOf(answer) } : {}),
    service_tier: 'default',
    system_fingerprint: 'fp_herald',
  }),

  async *toEvents(answer, id, created, prompt, delivery, body) {
    const options = body['stream_options'];
    const hasUsage = isRecord(options) && options['include_usage'] === true && answer.hasUsage;
    const chunk = (choices: unknown[], usage: unknown = null) =>
      event({
        id: `chatcmpl-${id}`,
        object: 'chat.completion.chunk',
        created,
        model: prompt.model,
        service_tier: 'default',
        system_fingerprint: 'fp_herald',
        choices,
        ...(hasUsage ? { usage } : {}),
      });
    const choice = (delta: unknown, finishReason: string | null = null) =>
      chunk([{ index: 0, delta, logprobs: null, finish_reason: finishReason }]);

    try {
      for await (const delta of deltas(answer, id, delivery)) yield choice(delta);
    } catch (error) {
      if (!(error instanceof StreamFailure)) throw error;
      yield event(openaiFailure({ kind: 'server-error' }, prompt.model).body);
      return;
    }
    yield choice({}, FINISH[answer.finish]);
    if (hasUsage) yield chunk([], usageOf(answer));
    yield 'data: [DONE]\n\n';
  },

  toFailure: openaiFailure,
  unknownModel: (model) =>
    openaiError(404, `The model \`${model}\` does not exist or you do not have access to it.`, {
      code: 'model_not_found',
    }),
  tooLong(prompt, limit) {
    const message =
      `This model's maximum context length is ${limit} tokens. However, your messages resulted in ` +
      `${prompt.inputTokens} tokens. Please reduce the length of the messages.`;
    return openaiError(400, message, { param: 'messages', code: 'context_length_exceeded' });
  },
  noJsonSchema: () =>
    openaiError(
      400,
      "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model.",
      {
        param: 'response_format',
      },
    ),
  // In the words of servers for local models.
  noTools: (model) => openaiError(400, `${model} does not support tools`),
  badJson: () =>
    openaiError(
      400,
      'We could not parse the JSON body of your request. (HINT: This likely means you are not using your HTTP ' +
        'library correctly. The OpenAI API expects a JSON payload, but what was sent was not valid JSON.)',
    ),
  tooLarge: () => openaiError(413, 'The request body is too large.'),
  notFound: (method, path) => openaiError(404, `Invalid URL (${method} ${path})`),
  rateHeaders: (limit, remaining, resetSeconds) => ({
    'x-ratelimit-limit-requests': `${limit}`,
    'x-ratelimit-remaining-requests': `${remaining}`,
    'x-ratelimit-reset-requests': `${resetSeconds}s`,
  }),
  idHeader: 'x-request-id',
};

function openaiFailure(failure: Failure, model: string): Problem {
  switch (failure.kind) {
    case 'rate-limit': {
      const message = `Rate limit reached for ${model} on requests per min (RPM). Please try again in ${failure.retryAfterSeconds}s.`;
      const headers = { 'retry-after': `${failure.retryAfterSeconds}` };
      return openaiError(429, message, { type: 'requests', code: 'rate_limit_exceeded' }, headers);
    }
    case 'quota': {
      const message = 'You exceeded your current quota, please check your plan and billing details.';
      return openaiError(429, message, { type: 'insufficient_quota', code: 'insufficient_quota' });
    }
    case 'overloaded':
      return openaiError(503, 'The engine is currently overloaded, please try again later.', {
        type: 'server_error',
      });
    default:
      return openaiError(500, 'The server had an error while processing your request. Sorry about that!', {
        type: 'server_error',
      });
  }
}

function messageOf(answer: Answer, id: string): unknown {
  const message = { role: 'assistant', content: null, refusal: null, annotations: [] };
  if (answer.finish === 'refusal') return { ...message, refusal: answer.text };
  if (answer.calls.length === 0) return { ...message, content: answer.text };
  const calls = answer.calls.map(({ name, input }, at) => ({
    id: callId(id, at),
    type: 'function',
    function: { name, arguments: input },
  }));
  return { ...message, tool_calls: calls };
}

async function* deltas(answer: Answer, id: string, delivery: Delivery): AsyncGenerator<unknown> {
  for (const [index, { name, input }] of answer.calls.entries()) {
    const head = { index, id: callId(id, index), type: 'function', function: { name, arguments: '' } };
    yield { ...(index === 0 && { role: 'assistant', content: null, refusal: null }), tool_calls: [head] };
    for await (const part of deliverText(input, delivery)) {
      yield { tool_calls: [{ index, function: { arguments: part } }] };
    }
  }
  if (answer.calls.length > 0) return;
  const parts = deliverText(answer.text, delivery);
  yield { role: 'assistant', content: '', refusal: null };
  for await (const part of parts) yield answer.finish === 'refusal' ? { refusal: part } : { content: part };
}

const callId = (id: string, index: number) => `call_${id}_${index}`;

function usageOf({ inputTokens, outputTokens }: Answer): unknown {
  const total =
    typeof inputTokens === 'number' && typeof outputTokens === 'number'
      ? inputTokens + outputTokens
      : outputTokens;
  return {
    prompt_tokens: inputTokens,
    completion_tokens: outputTokens,
    total_tokens: total,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
  };
}

function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}
