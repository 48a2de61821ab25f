/** Reads a call of the Graph API: its parameters, its token, and the requested fields. */
import type { Context } from 'hono';
import type { Env } from '../platforms/simulator.ts';
import type { LiveToken } from './accounts.ts';
import { graphProblem, invalidParameter, invalidToken, missingPermission, noObject } from './problem.ts';

export interface GraphCall {
  /** Query and body merged, as Meta reads them. Values of a JSON body keep their type. */
  parameters: Record<string, unknown>;
  files: Record<string, File>;
  token: LiveToken;
}

/** Throws code 104 or 2500 without a token, and 190 for an invalid one. */
export async function readCall(c: Context<Env>, tokens: LiveToken[], now: number): Promise<GraphCall> {
  const files: Record<string, File> = {};
  const parameters: Record<string, unknown> = { ...c.req.query(), ...(await readBody(c, files)) };
  const bearer = /^(?:Bearer|OAuth) (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const given = parameters['access_token'] ?? bearer;
  if (typeof given !== 'string' || !given) {
    const message = 'An access token is required to request this resource.';
    throw graphProblem(400, { message, code: 104 });
  }
  const token = tokens.find((one) => one.token === given);
  if (!token) throw invalidToken();
  if (token.problem) throw invalidToken(token.problem);
  if (token.expiresAt && token.expiresAt <= now) throw invalidToken(463);
  return { parameters, files, token };
}

async function readBody(c: Context<Env>, files: Record<string, File>): Promise<Record<string, unknown>> {
  if (c.req.method === 'GET') return {};
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  try {
    if (type === 'application/json') return (await c.req.json()) as Record<string, unknown>;
    if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') return {};
    const fields: Record<string, unknown> = {};
    for (const [name, value] of await c.req.formData()) {
      if (typeof value === 'string') fields[name] = value;
      else files[name] = value;
    }
    return fields;
  } catch {
    throw invalidParameter('The body is malformed.');
  }
}

/** Throws 100/33 for an account without access, and 10 or 200 without a permission. */
export function checkAccess(
  c: Context<Env>,
  { token }: GraphCall,
  account: string,
  permission: string,
): void {
  if (!token.accounts.includes(account)) {
    throw noObject(c.req.method === 'GET' ? 'get' : 'post', c.req.param('id') ?? account);
  }
  if (!token.permissions.includes(permission)) throw missingPermission(permission);
}

/** Returns a parameter as text; empty if it is missing. */
export function readText({ parameters }: GraphCall, name: string): string {
  const value = parameters[name] ?? '';
  if (typeof value === 'object') throw invalidParameter(`Param ${name} must be a string.`);
  return String(value);
}

/** Returns the `id` and the requested fields of an object. Throws code 100 for an unknown field. */
export function selectFields<T extends { id: string }>(
  call: GraphCall,
  object: T,
  standard: (keyof T)[] = [],
): Partial<T> {
  const asked = readText(call, 'fields');
  const names = asked ? asked.split(',').map((name) => name.trim()) : (standard as string[]);
  const selected: Record<string, unknown> = {};
  for (const name of names) {
    if (!Object.hasOwn(object, name)) throw invalidParameter(`Tried accessing nonexisting field (${name})`);
    const value = object[name as keyof T];
    if (value !== undefined) selected[name] = value;
  }
  return { ...selected, id: object.id } as Partial<T>;
}

/** Returns a page of a list, newest first. */
export function listPage<T extends { id: string }>(call: GraphCall, objects: T[], standard: (keyof T)[]) {
  const limit = Number(readText(call, 'limit') || 25);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) throw invalidParameter('limit is from 1 to 100.');
  const newestFirst = objects.toReversed().slice(0, limit);
  return { data: newestFirst.map((object) => selectFields(call, object, standard)), paging: {} };
}

/** Formats a time as Meta does. */
export function toGraphTime(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d{3}Z$/, '+0000');
}
