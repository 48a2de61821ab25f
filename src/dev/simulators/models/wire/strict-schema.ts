/** The subsets of JSON Schema that the providers accept. */
import { isRecord } from '../prompt.ts';

/** A path in the schema, as in `('properties', 'name')`, and the fault there. */
export interface SchemaFault {
  path: string[];
  message: string;
}

interface Dialect {
  keywords: Set<string>;
  maxDepth: number;
  maxProperties: number;
  checkNode(schema: Record<string, unknown>, path: string[]): string | null;
  describeKeyword(keyword: string, schema: Record<string, unknown>): string;
}

const COMMON_KEYWORDS = (
  '$schema $id $ref $defs definitions title description type properties required additionalProperties items enum ' +
  'const anyOf format'
).split(' ');

/**
 * OpenAI's strict mode, as its guide on structured outputs lists it. `minLength` and `maxLength` are not in that list,
 * and models have rejected them.
 */
const openai: Dialect = {
  keywords: new Set([
    ...COMMON_KEYWORDS,
    ...'pattern multipleOf maximum exclusiveMaximum minimum exclusiveMinimum minItems maxItems'.split(' '),
  ]),
  maxDepth: 10,
  maxProperties: 5000,
  checkNode(schema, path) {
    if (path.length === 0 && (schema['type'] !== 'object' || schema['anyOf'])) {
      return `schema must be a JSON Schema of 'type: "object"', got 'type: "${schema['type'] ?? 'None'}"'.`;
    }
    const properties = schema['properties'];
    if (schema['type'] !== 'object' && !isRecord(properties)) return null;
    if (schema['additionalProperties'] !== false) {
      return "'additionalProperties' is required to be supplied and to be false.";
    }
    const required = Array.isArray(schema['required']) ? schema['required'] : [];
    const missing = Object.keys(isRecord(properties) ? properties : {}).find(
      (name) => !required.includes(name),
    );
    if (missing === undefined) return null;
    return (
      "'required' is required to be supplied and to be an array including every key in properties. " +
      `Missing '${missing}'.`
    );
  },
  describeKeyword: (keyword) => `'${keyword}' is not permitted.`,
};

/** Anthropic's structured outputs: bounds of values are not enforced, so the API rejects them. */
const anthropic: Dialect = {
  keywords: new Set([...COMMON_KEYWORDS, ...'allOf default minItems pattern'.split(' ')]),
  maxDepth: 32,
  maxProperties: 5000,
  checkNode(schema) {
    const isObject = schema['type'] === 'object' || isRecord(schema['properties']);
    if (isObject && schema['additionalProperties'] !== false) {
      return "For 'object' type, 'additionalProperties' must be explicitly set to false";
    }
    const minItems = schema['minItems'];
    if (minItems !== undefined && minItems !== 0 && minItems !== 1) {
      return "For 'array' type, 'minItems' values other than 0 or 1 are not supported";
    }
    return null;
  },
  describeKeyword: (keyword, schema) =>
    `For '${schema['type'] ?? 'any'}' type, property '${keyword}' is not supported`,
};

/** Returns the first fault of a schema for OpenAI's strict mode, or null. */
export function findStrictFault(schema: unknown): SchemaFault | null {
  return findFault(schema, openai);
}

/** Returns the first fault of a schema for Anthropic's `output_config.format`, or null. */
export function findOutputFault(schema: unknown): SchemaFault | null {
  return findFault(schema, anthropic);
}

function findFault(root: unknown, dialect: Dialect): SchemaFault | null {
  let properties = 0;
  function visit(schema: unknown, path: string[], depth: number): SchemaFault | null {
    if (!isRecord(schema)) return { path, message: 'schema must be an object.' };
    if (depth > dialect.maxDepth)
      return { path, message: `more than ${dialect.maxDepth} levels of nesting.` };
    for (const keyword of Object.keys(schema)) {
      if (!dialect.keywords.has(keyword)) {
        return { path, message: dialect.describeKeyword(keyword, schema) };
      }
    }
    const message = dialect.checkNode(schema, path);
    if (message) return { path, message };
    const isTyped = ['type', '$ref', 'anyOf', 'allOf', 'enum', 'const'].some((keyword) => keyword in schema);
    if (!isTyped) return { path, message: "schema must have a 'type' key." };
    for (const [key, child] of children(schema)) {
      if (key[0] === 'properties' && ++properties > dialect.maxProperties) {
        return { path, message: `more than ${dialect.maxProperties} properties.` };
      }
      const fault = visit(child, [...path, ...key], depth + 1);
      if (fault) return fault;
    }
    return null;
  }
  return visit(root, [], 0);
}

function* children(schema: Record<string, unknown>): Generator<[string[], unknown]> {
  for (const keyword of ['properties', '$defs', 'definitions']) {
    const map = schema[keyword];
    if (isRecord(map)) for (const [name, child] of Object.entries(map)) yield [[keyword, name], child];
  }
  for (const keyword of ['anyOf', 'allOf']) {
    const list = schema[keyword];
    if (Array.isArray(list))
      for (const [index, child] of list.entries()) yield [[keyword, `${index}`], child];
  }
  if (schema['items'] !== undefined) yield [['items'], schema['items']];
}
