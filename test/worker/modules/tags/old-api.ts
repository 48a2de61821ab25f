/** The OpenAPI document from when tags were an enumeration of five, without descriptions, and a client made from it. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Client } from '../../helpers.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Schema = { $ref?: string; example?: unknown; properties?: Record<string, Schema> };
interface Content {
  content?: Record<string, { schema: Schema; example?: unknown }>;
}
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: Schema;
}
export interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
interface Document {
  paths: Record<string, Record<Method, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export class Api {
  readonly document: Document;
  private readonly definitions: Record<string, Schema>;
  private readonly parsers = new Map<Schema, z.ZodType>();

  constructor(document: Document) {
    const text = JSON.stringify(document).replaceAll('"#/components/schemas/', '"#/definitions/');
    this.document = JSON.parse(text);
    this.definitions = this.document.components.schemas;
  }

  operations(): [path: string, method: Method, Operation][] {
    return Object.entries(this.document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Method, Operation] => [
        path,
        method as Method,
        operation,
      ]),
    );
  }

  operation(method: Method, path: string): Operation {
    const operation = this.document.paths[path]?.[method];
    if (!operation) throw new Error(`The document has no ${method} ${path}.`);
    return operation;
  }

  /** Returns the problems of a value. */
  problems(schema: Schema, value: unknown): string[] {
    let parser = this.parsers.get(schema);
    if (!parser) {
      const whole = { ...schema, definitions: this.definitions } as Parameters<typeof z.fromJSONSchema>[0];
      parser = z.fromJSONSchema(whole, { defaultTarget: 'openapi-3.0' });
      this.parsers.set(schema, parser);
    }
    const { error } = parser.safeParse(value);
    return error ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) : [];
  }

  /** Returns the example of a request's body. */
  example(operation: Operation): unknown {
    const body = operation.requestBody?.content?.['application/json'];
    const name = body?.schema.$ref?.split('/').at(-1);
    return body?.example ?? (name === undefined ? body?.schema : this.definitions[name])?.example;
  }
}

export async function readOldApi(): Promise<Api> {
  const unzipped = new Response(env.TEST_OLD_API).body!.pipeThrough(new DecompressionStream('gzip'));
  return new Api(await new Response(unzipped).json<Document>());
}

interface Request {
  /** What replaces the names in braces. */
  at?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
}

/** A client that knows only this API: it sends what that describes, and fails at an answer that it does not describe. */
export function generatedClient(api: Api, client: Client) {
  return async function send<Answer>(
    method: Method,
    path: string,
    /** Or any that is described. */
    status: number | null,
    { at = {}, query = {}, body }: Request = {},
  ): Promise<Answer> {
    const { parameters = [], requestBody, responses } = api.operation(method, path);
    const what = `${method} ${path}`;
    const given = { path: at, query } as Record<string, Record<string, unknown>>;
    for (const { name, schema, in: place } of parameters) {
      const value = given[place]?.[name];
      if (value !== undefined) expect([what, name, api.problems(schema, value)]).toEqual([what, name, []]);
    }
    if (body !== undefined) {
      const { schema } = requestBody!.content!['application/json']!;
      expect([what, api.problems(schema, body)]).toEqual([what, []]);
    }
    const url = `${path.replace(/\{(\w+)\}/g, (_, name) => String(at[name]))}?${new URLSearchParams(query)}`;
    const response = await client.request(method.toUpperCase(), url, body);
    const text = await response.text();
    expect([what, response.status, text]).toEqual([what, status ?? response.status, text]);
    const described = responses[response.status];
    const type = response.headers.get('content-type')?.split(';')[0];
    const schema = type && described?.content?.[type]?.schema;
    expect([what, response.status, schema && typeof schema]).toEqual([what, response.status, 'object']);
    const answer = JSON.parse(text);
    expect([what, api.problems(schema as Schema, answer)]).toEqual([what, []]);
    return answer;
  };
}
