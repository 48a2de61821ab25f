/** Parses the bodies and queries of Stripe's API: forms with brackets, such as `line_items[0][quantity]=1`. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { InvalidRequest } from './problem.ts';

type Value = string | Value[] | { [key: string]: Value };

/** Parses a form into an object. Numeric keys become arrays. Values stay strings. */
export function parseForm(text: string): Record<string, Value> {
  const root: Record<string, Value> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/\[|\]\[?/).filter((key, i) => key !== '' || i === 0);
    if (keys.length > 8 || keys.some((key) => key === '__proto__')) {
      throw new InvalidRequest({ message: 'Invalid parameter name', param: name });
    }
    let node = root;
    for (const key of keys.slice(0, -1)) {
      if (typeof node[key] !== 'object') node[key] = Object.create(null) as Record<string, Value>;
      node = node[key] as Record<string, Value>;
    }
    node[keys.at(-1)!] = value;
  }
  return withArrays(root) as Record<string, Value>;
}

function withArrays(value: Value): Value {
  if (typeof value !== 'object' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withArrays(inner)] as const);
  const isArray = entries.length > 0 && entries.every(([key], i) => key === String(i));
  return isArray ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Validates a form as Stripe does: throws InvalidRequest for the first invalid parameter. */
export function readForm<S extends z.ZodType>(schema: S, text: string): z.output<S> {
  const result = schema.safeParse(parseForm(text));
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  const param = path.map((key, i) => (i === 0 ? String(key) : `[${String(key)}]`)).join('');
  if (issue.code === 'unrecognized_keys') {
    throw new InvalidRequest({
      code: 'parameter_unknown',
      message: `Received unknown parameter: ${param}`,
      param,
    });
  }
  if (issue.message.includes('received undefined')) {
    throw new InvalidRequest({
      code: 'parameter_missing',
      message: `Missing required param: ${param}.`,
      param,
    });
  }
  throw new InvalidRequest({ message: `Invalid ${param}: ${issue.message}`, param });
}

/** Returns the form in a body. Avoids `text()`: workerd warns if it is used on a form. */
export async function formOf(c: Context): Promise<string> {
  return new TextDecoder().decode(await c.req.arrayBuffer());
}

/** Reads and validates the body of a call. */
export async function readBody<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  return readForm(schema, await formOf(c));
}
