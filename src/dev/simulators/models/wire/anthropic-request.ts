/** Reads requests of Anthropic's messages, with the API's validation and error messages. */
import { countTokens, type Format, isRecord, type Prompt, type Schema, type Turn } from '../prompt.ts';
import { Problem } from './problem.ts';
import { findOutputFault } from './strict-schema.ts';

type Body = Record<string, unknown>;

const PARAMETERS = new Set(
  (
    'model messages max_tokens system stream temperature top_p top_k stop_sequences tools tool_choice metadata ' +
    'thinking output_config service_tier container context_management mcp_servers cache_control inference_geo'
  ).split(' '),
);
const MAX_OUTPUT_TOKENS = 64_000;

/** Returns an error body of the Anthropic API. */
export function anthropicError(
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): Problem {
  return new Problem(status, { type: 'error', error: { type, message } }, headers);
}

export function readAnthropicRequest(body: Body): Prompt {
  for (const name of Object.keys(body)) {
    if (!PARAMETERS.has(name)) throw invalid(`${name}: Extra inputs are not permitted`);
  }
  const maxTokens = readMaxTokens(body);
  const turns = readTurns(body['messages']);
  const system = body['system'] == null ? '' : readText(body['system'], 'system');
  const temperature = body['temperature'];
  if (temperature != null && !(typeof temperature === 'number' && temperature >= 0 && temperature <= 1)) {
    throw invalid('temperature: range: 0..1');
  }
  const stream = body['stream'] ?? false;
  if (typeof stream !== 'boolean') throw invalid('stream: Input should be a valid boolean');
  const outputFormat = readOutputFormat(body['output_config']);
  const format = readTool(body) ?? outputFormat ?? { type: 'text' };
  return {
    model: String(body['model']),
    system,
    turns,
    format,
    tools: toolsOf(body),
    isStructured: outputFormat !== null,
    maxTokens,
    stop: readStop(body['stop_sequences']),
    isStream: stream,
    inputTokens: countTokens(
      system + turns.map(({ text }) => text).join('\n') + JSON.stringify([format, body['tools'] ?? []]),
    ),
  };
}

function readMaxTokens({ max_tokens: value }: Body): number {
  if (value === undefined) throw invalid('max_tokens: Field required');
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw invalid('max_tokens: Input should be a valid integer');
  }
  if (value < 1) throw invalid('max_tokens: Input should be greater than or equal to 1');
  if (value > MAX_OUTPUT_TOKENS) {
    throw invalid(
      `max_tokens: ${value} > ${MAX_OUTPUT_TOKENS}, which is the maximum allowed number of output tokens`,
    );
  }
  return value;
}

function readTurns(value: unknown): Turn[] {
  if (value === undefined) throw invalid('messages: Field required');
  if (!Array.isArray(value)) throw invalid('messages: Input should be a valid list');
  if (value.length === 0) throw invalid('messages: at least one message is required');
  checkCalls(value);
  return value.map((message: unknown, index) => {
    const path = `messages.${index}`;
    if (!isRecord(message)) throw invalid(`${path}: Input should be a valid dictionary`);
    const { role, content } = message;
    if (role !== 'user' && role !== 'assistant') {
      throw invalid(`messages: Unexpected role "${role}". Allowed roles are "user" or "assistant".`);
    }
    if (content === undefined) throw invalid(`${path}.content: Field required`);
    const text = readText(content, `${path}.content`);
    const isPrefill = role === 'assistant' && index === value.length - 1;
    if (isPrefill && text.trimEnd() !== text) {
      throw invalid('messages: final assistant content cannot end with trailing whitespace');
    }
    if (text === '' && !isPrefill) throw invalid(`${path}: all messages must have non-empty content`);
    const isResult = blocksIn(message, 'tool_result').length > 0;
    const called = blocksIn(message, 'tool_use').map(({ name }) => String(name));
    return { role: isResult ? 'tool' : role, text, called };
  });
}

/** Returns the blocks of a type in a message. */
function blocksIn(message: unknown, type: string): Body[] {
  const content = isRecord(message) ? message['content'] : null;
  return Array.isArray(content) ? content.filter(isRecord).filter((block) => block['type'] === type) : [];
}

/** Refuses calls of tools without their answers in the next message, and answers without their calls. */
function checkCalls(messages: unknown[]): void {
  for (const [index, message] of messages.entries()) {
    const called = blocksIn(message, 'tool_use').map(({ id }) => id);
    const answered = blocksIn(messages[index + 1], 'tool_result').map(({ tool_use_id: id }) => id);
    const open = called.filter((id) => !answered.includes(id));
    if (open.length > 0) {
      throw invalid(
        `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${open.join(', ')}.`,
      );
    }
    const before = blocksIn(messages[index - 1], 'tool_use').map(({ id }) => id);
    const strange = blocksIn(message, 'tool_result').find(({ tool_use_id: id }) => !before.includes(id));
    if (strange) {
      throw invalid(
        `messages.${index}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${strange['tool_use_id']}.`,
      );
    }
  }
}

/** Returns the names of the tools that the model may call. */
function toolsOf({ tools, tool_choice: choice }: Body): string[] {
  if (!Array.isArray(tools) || (isRecord(choice) && choice['type'] === 'none')) return [];
  return tools.map((tool) => String((tool as Body)['name']));
}

function readText(content: unknown, path: string): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) throw invalid(`${path}: Input should be a valid string`);
  return content
    .map((block: unknown, index) => {
      if (!isRecord(block)) throw invalid(`${path}.${index}: Input should be a valid dictionary`);
      switch (block['type']) {
        case 'text':
          if (typeof block['text'] !== 'string') throw invalid(`${path}.${index}.text.text: Field required`);
          if (block['text'] === '') throw invalid('messages: text content blocks must be non-empty');
          return block['text'];
        case 'tool_use':
          return JSON.stringify(block['input']);
        case 'tool_result':
          return readText(block['content'] ?? '', `${path}.${index}`);
        default:
          throw invalid(
            `${path}.${index}: Input tag '${block['type']}' found using 'type' does not match any of the expected ` +
              "tags: 'text', 'tool_result', 'tool_use'",
          );
      }
    })
    .join('\n');
}

/** Returns the tool that the request forces the model to call. */
function readTool(body: Body): Format | null {
  const { tools = [], tool_choice: choice } = body;
  if (!Array.isArray(tools)) throw invalid('tools: Input should be a valid list');
  for (const [index, tool] of tools.entries()) {
    if (!isRecord(tool) || typeof tool['name'] !== 'string' || !/^[\w-]{1,128}$/.test(tool['name'])) {
      throw invalid(`tools.${index}.custom.name: String should match pattern '^[a-zA-Z0-9_-]{1,128}$'`);
    }
    const schema = tool['input_schema'];
    if (!isRecord(schema)) throw invalid(`tools.${index}.custom.input_schema: Field required`);
    if (schema['type'] !== 'object') {
      throw invalid(`tools.${index}.custom.input_schema.type: Input should be 'object'`);
    }
  }
  if (choice == null) return null;
  if (!isRecord(choice) || !['auto', 'any', 'tool', 'none'].includes(String(choice['type']))) {
    throw invalid("tool_choice: Input should be 'auto', 'any', 'tool' or 'none'");
  }
  if (tools.length === 0)
    throw invalid('tool_choice: tool_choice may only be specified while providing tools');
  if (choice['type'] === 'auto' || choice['type'] === 'none') return null;
  const tool: unknown =
    choice['type'] === 'any' ? tools[0] : tools.find(({ name }: Body) => name === choice['name']);
  if (!isRecord(tool)) throw invalid(`tool_choice: Tool '${choice['name']}' not found in provided tools`);
  return { type: 'tool', name: String(tool['name']), schema: tool['input_schema'] as Schema };
}

function readOutputFormat(config: unknown): Format | null {
  if (config == null) return null;
  if (!isRecord(config)) throw invalid('output_config: Input should be a valid dictionary');
  const format = config['format'];
  if (format == null) return null;
  if (!isRecord(format) || format['type'] !== 'json_schema') {
    throw invalid("output_config.format.type: Input should be 'json_schema'");
  }
  if (!isRecord(format['schema'])) throw invalid('output_config.format.schema: Field required');
  const fault = findOutputFault(format['schema']);
  if (fault) {
    const place = ['output_config.format.schema', ...fault.path].join('.');
    throw invalid(`${place}: ${fault.message}`);
  }
  return { type: 'json', schema: format['schema'] as Schema };
}

function readStop(value: unknown): string[] {
  if (value == null) return [];
  if (!Array.isArray(value) || !value.every((sequence) => typeof sequence === 'string')) {
    throw invalid('stop_sequences: Input should be a valid list');
  }
  if (value.some((sequence) => sequence.trim() === '')) {
    throw invalid('stop_sequences: each stop sequence must contain non-whitespace');
  }
  return value;
}

function invalid(message: string): Problem {
  return anthropicError(400, 'invalid_request_error', message);
}
