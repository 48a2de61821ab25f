import { expect } from 'vitest';
import { testEnv } from '../../helpers.ts';
import { inboxBody, type World } from '../sync/world.ts';

export type Shown = Record<string, unknown> & { id: number };

export const body = (over: Record<string, unknown> = {}) => ({ ...inboxBody, ...over });

export const bodyFor = (tag: string, over: Record<string, unknown> = {}) =>
  body({ tag, email_address: `${tag.toLowerCase()}@example.com`, ...over });

export async function create(world: World, request: Record<string, unknown> = body()): Promise<number> {
  const response = await world.request('POST', '/api/inboxes', request);
  expect(response.status).toBe(201);
  return ((await response.json()) as Shown).id;
}

export async function list(world: World): Promise<Shown[]> {
  const response = await world.request('GET', '/api/inboxes');
  expect(response.status).toBe(200);
  return (await response.json()) as Shown[];
}

export async function expectRefusal(
  answer: Promise<Response>,
  status: number,
  code: string,
): Promise<string> {
  const response = await answer;
  const problem = (await response.json()) as { code: string; detail: string };
  expect({ status: response.status, code: problem.code }).toEqual({ status, code });
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  return problem.detail;
}

export const auditRows = async (world: World) =>
  (
    await testEnv.DB.prepare(
      'SELECT actor, action, target, details FROM audit_log WHERE organization_id = ? ORDER BY id',
    )
      .bind(world.client.organizationId)
      .all<Record<string, string>>()
  ).results;
