/** The types that both protocols share: a request as a writer sees it, and an answer independent of the protocol. */

/** The keywords of JSON Schema that the simulation reads. */
export interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
  format?: string;
  minimum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
}

/** `tool` is the answer of a tool that the model has called. */
export interface Turn {
  role: 'user' | 'assistant' | 'tool';
  text: string;
  /** The tools that the model called. */
  called: string[];
}

export interface ToolCall {
  name: string;
  /** JSON. */
  input: string;
}

/** `tool` responds with a call of the tool, whose input follows the schema. */
export type Format =
  | { type: 'text' }
  | { type: 'json'; schema: Schema | null }
  | { type: 'tool'; name: string; schema: Schema };

export interface Prompt {
  model: string;
  system: string;
  turns: Turn[];
  format: Format;
  /** The names of the tools that the model may call, if it likes. */
  tools: string[];
  /** Whether the request asks the provider to enforce a JSON schema. */
  isStructured: boolean;
  maxTokens: number;
  stop: string[];
  isStream: boolean;
  /** Estimated from the text of the request, including schemas. */
  inputTokens: number;
}

export type Finish = 'stop' | 'stop-sequence' | 'length' | 'filter' | 'refusal' | 'tool';

export interface Answer {
  /** Empty if it calls tools. */
  text: string;
  calls: ToolCall[];
  finish: Finish;
  inputTokens: unknown;
  outputTokens: unknown;
  /** Whether the provider reports usage. */
  hasUsage: boolean;
}

/** About four characters per token, as both providers recommend for estimates. */
export const CHARACTERS_PER_TOKEN = 4;

export function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
