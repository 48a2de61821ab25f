/** Reads requests of OpenAI's chat completions, with the API's validation and error messages. */
import { countTokens, type Format, isRecord, type Prompt, type Schema, type Turn } from '../prompt.ts';
import { Problem } from './problem.ts';
import { findStrictFault } from './strict-schema.ts';

type Body = Record<string, unknown>;

const PARAMETERS = new Set(
  (
    'model messages stream stream_options response_format max_tokens max_completion_tokens temperature top_p n stop ' +
    'seed user tools tool_choice parallel_tool_calls frequency_penalty presence_penalty logit_bias logprobs ' +
    'top_logprobs metadata store service_tier reasoning_effort verbosity safety_identifier prompt_cache_key ' +
    'prediction modalities audio web_search_options functions function_call'
  ).split(' '),
);
const ROLES = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function']);
const DEFAULT_MAX_TOKENS = 16_384;

/** Returns an error body of the OpenAI API. */
export function openaiError(
  status: number,
  message: string,
  { type = 'invalid_request_error', param = null, code = null }: ErrorFields = {},
  headers: Record<string, string> = {},
): Problem {
  return new Problem(status, { error: { message, type, param, code } }, headers);
}

interface ErrorFields {
  type?: string;
  param?: string | null;
  code?: string | null;
}

export function readOpenaiRequest(body: Body): Prompt {
  for (const name of Object.keys(body)) {
    if (!PARAMETERS.has(name)) throw fault(name, 'unknown_parameter', `Unknown parameter: '${name}'.`);
  }
  const messages = readMessages(body['messages']);
  const isStream = readBoolean(body, 'stream');
  const options = body['stream_options'];
  if (options != null && !isStream) {
    const message = "The 'stream_options' parameter is only allowed when 'stream' is enabled.";
    throw openaiError(400, message, { param: 'stream_options' });
  }
  if (options != null && !isRecord(options)) throw wrongType('stream_options', 'an object', options);
  readNumber(body, 'temperature', 0, 2);
  readNumber(body, 'top_p', 0, 1);
  const { tools, format } = readFormat(body, messages);
  const text = messages.map((message) => message.text).join('\n');
  return {
    model: String(body['model']),
    system: join(messages, ['system', 'developer']),
    turns: messages.flatMap(({ role, text: content, called }): Turn[] => {
      if (role === 'system' || role === 'developer') return [];
      const of = role === 'assistant' || role === 'tool' ? role : 'user';
      return [{ role: of, text: content, called }];
    }),
    format,
    tools: body['tool_choice'] === 'none' ? [] : namesOf(tools),
    isStructured: isRecord(body['response_format']) && body['response_format']['type'] === 'json_schema',
    maxTokens: readMaxTokens(body),
    stop: readStop(body['stop']),
    isStream,
    inputTokens: countTokens(text + JSON.stringify([format, tools])),
  };
}

interface Message {
  role: string;
  text: string;
  called: string[];
}

const namesOf = (tools: unknown): string[] =>
  (Array.isArray(tools) ? tools : []).flatMap((tool) =>
    isRecord(tool) && isRecord(tool['function']) ? String(tool['function']['name']) : [],
  );

function join(messages: Message[], roles: string[]): string {
  return messages
    .filter(({ role }) => roles.includes(role))
    .map(({ text }) => text)
    .join('\n');
}

function readMessages(value: unknown): Message[] {
  if (value === undefined) {
    throw fault('messages', 'missing_required_parameter', "Missing required parameter: 'messages'.");
  }
  if (!Array.isArray(value)) throw wrongType('messages', 'an array of objects', value);
  if (value.length === 0) {
    const message =
      "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.";
    throw fault('messages', 'empty_array', message);
  }
  checkCalls(value);
  return value.map((message: unknown, index) => {
    const path = `messages[${index}]`;
    if (!isRecord(message)) throw wrongType(path, 'an object', message);
    const role = message['role'];
    if (typeof role !== 'string' || !ROLES.has(role)) {
      const expected = "'system', 'assistant', 'user', 'function', 'tool', and 'developer'";
      const text = `Invalid value: '${role}'. Supported values are: ${expected}.`;
      throw fault(`${path}.role`, 'invalid_value', text);
    }
    return { role, text: readContent(message, path), called: namesOf(message['tool_calls']) };
  });
}

/** Refuses calls of tools without their answers, and answers without their calls. */
function checkCalls(messages: unknown[]): void {
  let open: unknown[] = [];
  for (const [index, message] of messages.entries()) {
    if (!isRecord(message)) continue;
    if (message['role'] === 'tool') {
      if (!open.includes(message['tool_call_id'])) {
        const text =
          "messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.";
        throw openaiError(400, `Invalid parameter: ${text}`, { param: `messages.[${index}].role` });
      }
      open = open.filter((id) => id !== message['tool_call_id']);
      continue;
    }
    checkAnswered(open);
    const calls = message['tool_calls'];
    open = Array.isArray(calls) ? calls.map((call) => (isRecord(call) ? call['id'] : undefined)) : [];
  }
  checkAnswered(open);
}

function checkAnswered(open: unknown[]): void {
  if (open.length === 0) return;
  const text =
    "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'.";
  const missing = `The following tool_call_ids did not have response messages: ${open.join(', ')}`;
  throw openaiError(400, `${text} ${missing}`, { param: 'messages' });
}

function readContent(message: Body, path: string): string {
  const content = message['content'];
  if (typeof content === 'string') return content;
  if (content == null && message['role'] === 'assistant') return '';
  if (!Array.isArray(content))
    throw wrongType(`${path}.content`, 'one of a string or array of objects', content);
  return content
    .map((part: unknown, index) => {
      if (isRecord(part) && part['type'] === 'text' && typeof part['text'] === 'string') return part['text'];
      const text = `Invalid value: '${isRecord(part) ? part['type'] : part}'. Supported values are: 'text'.`;
      throw fault(`${path}.content[${index}].type`, 'invalid_value', text);
    })
    .join('\n');
}

function readFormat(body: Body, messages: Message[]): { tools: unknown; format: Format } {
  const tools = body['tools'];
  const choice = body['tool_choice'];
  if (tools != null && !Array.isArray(tools)) throw wrongType('tools', 'an array of objects', tools);
  if (choice != null && choice !== 'none' && !tools) {
    throw openaiError(
      400,
      "Invalid value for 'tool_choice': 'tool_choice' is only allowed when 'tools' are specified.",
      {
        param: 'tool_choice',
      },
    );
  }
  const functions = (tools ?? [])
    .map((tool: unknown) => (isRecord(tool) ? tool['function'] : null))
    .filter(isRecord);
  const forced =
    choice === 'required'
      ? functions[0]
      : isRecord(choice) && isRecord(choice['function'])
        ? functions.find(({ name }) => name === (choice['function'] as Body)['name'])
        : undefined;
  if (forced) {
    return {
      tools,
      format: { type: 'tool', name: String(forced['name']), schema: schemaOf(forced['parameters']) },
    };
  }
  return { tools, format: readResponseFormat(body['response_format'], messages) };
}

function schemaOf(value: unknown): Schema {
  return isRecord(value) ? (value as Schema) : { type: 'object', properties: {} };
}

function readResponseFormat(value: unknown, messages: Message[]): Format {
  if (value == null) return { type: 'text' };
  if (!isRecord(value)) throw wrongType('response_format', 'an object', value);
  if (value['type'] === 'text') return { type: 'text' };
  if (value['type'] === 'json_object') {
    if (!messages.some(({ text }) => /json/i.test(text))) {
      const message =
        "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.";
      throw openaiError(400, message, { param: 'messages' });
    }
    return { type: 'json', schema: null };
  }
  if (value['type'] !== 'json_schema') {
    const text = `Invalid value: '${value['type']}'. Supported values are: 'json_object', 'json_schema', and 'text'.`;
    throw fault('response_format.type', 'invalid_value', text);
  }
  const wanted = value['json_schema'];
  if (!isRecord(wanted)) throw missing('response_format.json_schema');
  const name = wanted['name'];
  if (name === undefined) throw missing('response_format.json_schema.name');
  if (typeof name !== 'string' || !/^[\w-]{1,64}$/.test(name)) {
    const text = `Invalid 'response_format.json_schema.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`;
    throw fault('response_format.json_schema.name', 'invalid_value', text);
  }
  const schema = wanted['schema'];
  if (!isRecord(schema)) throw missing('response_format.json_schema.schema');
  const problem = wanted['strict'] === true ? findStrictFault(schema) : null;
  if (problem) {
    const context = `(${problem.path.map((part) => `'${part}'`).join(', ')})`;
    const message = `Invalid schema for response_format '${name}': In context=${context}, ${problem.message}`;
    throw openaiError(400, message, { param: 'response_format', code: null });
  }
  return { type: 'json', schema: schema as Schema };
}

function readMaxTokens(body: Body): number {
  const { max_tokens: old, max_completion_tokens: current } = body;
  if (old != null && current != null) {
    const message = "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.";
    throw fault('max_tokens', 'invalid_parameter_combination', message);
  }
  const name = old != null ? 'max_tokens' : 'max_completion_tokens';
  const value = old ?? current;
  if (value == null) return DEFAULT_MAX_TOKENS;
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongType(name, 'an integer', value);
  if (value < 1) {
    const text = `Invalid '${name}': integer below minimum value. Expected a value >= 1, but got ${value} instead.`;
    throw fault(name, 'integer_below_min_value', text);
  }
  return value;
}

function readStop(value: unknown): string[] {
  if (value == null) return [];
  const stop = Array.isArray(value) ? value : [value];
  if (stop.length > 4 || !stop.every((sequence) => typeof sequence === 'string' && sequence !== '')) {
    throw wrongType('stop', 'one of a string or array of up to 4 strings', value);
  }
  return stop;
}

function readBoolean(body: Body, name: string): boolean {
  const value = body[name] ?? false;
  if (typeof value !== 'boolean') throw wrongType(name, 'a boolean', value);
  return value;
}

function readNumber(body: Body, name: string, min: number, max: number): void {
  const value = body[name];
  if (value == null) return;
  if (typeof value !== 'number') throw wrongType(name, 'a decimal', value);
  if (value >= min && value <= max) return;
  const [word, bound] = value < min ? ['below minimum', `>= ${min}`] : ['above maximum', `<= ${max}`];
  const code = value < min ? 'decimal_below_min_value' : 'decimal_above_max_value';
  const text = `Invalid '${name}': decimal ${word} value. Expected a value ${bound}, but got ${value} instead.`;
  throw fault(name, code, text);
}

function fault(param: string, code: string, message: string): Problem {
  return openaiError(400, message, { param, code });
}

function missing(param: string): Problem {
  return fault(param, 'missing_required_parameter', `Missing required parameter: '${param}'.`);
}

function wrongType(param: string, expected: string, value: unknown): Problem {
  const type = value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`;
  return fault(
    param,
    'invalid_type',
    `Invalid type for '${param}': expected ${expected}, but got ${type} instead.`,
  );
}
