/** The helpers that the random writes of the property test share. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Client, makeOrganization, testEnv } from '../../../../helpers.ts';

/** An organization whose mail and tasks are written at random. */
export interface World {
  client: Client;
  /** Tokens of changes that can be undone, the newest last. */
  tokens: string[];
  /** Three labels, of which some may be deleted. */
  labels: number[];
}

export async function makeWorld(): Promise<World> {
  const client = await makeOrganization();
  const labels: number[] = [];
  for (const name of ['a', 'b', 'c']) {
    const answer = await client.request('POST', '/api/labels', { name, color: '#1a7f5a' });
    labels.push((await answer.json<{ id: number }>()).id);
  }
  return { client, tokens: [], labels };
}

/** A write, and its form in the output of a failing test. */
export interface Step {
  take(world: World): Promise<unknown>;
  [fc.toStringMethod](): string;
}

/** Creates a write of some kind with random input. */
export function write<Input>(
  kind: string,
  input: fc.Arbitrary<Input>,
  take: (world: World, input: Input) => Promise<unknown>,
): fc.Arbitrary<Step> {
  return input.map((value) => ({
    take: (world) => take(world, value),
    [fc.toStringMethod]: () => `${kind} ${JSON.stringify(value)}`,
  }));
}

/** A choice of one of the emails or tasks that exist by then. */
export const pick = fc.nat(50);

/** Returns the id that was picked, or null if there is none. */
export async function pickOf(
  table: 'emails' | 'tasks',
  { client }: World,
  picked: number,
): Promise<number | null> {
  const ids = await idsOf(table, client);
  return ids.length === 0 ? null : ids[picked % ids.length]!;
}

export async function picksOf(
  table: 'emails' | 'tasks',
  { client }: World,
  picked: number[],
): Promise<number[]> {
  const ids = await idsOf(table, client);
  return ids.length === 0 ? [] : picked.map((each) => ids[each % ids.length]!);
}

export async function idsOf(table: 'emails' | 'tasks', { organizationId }: Client): Promise<number[]> {
  const { results } = await testEnv.DB.prepare(
    `SELECT id FROM ${table} WHERE organization_id = ? ORDER BY id`,
  )
    .bind(organizationId)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Makes a call, which may be refused because its subject may be deleted by now. */
export async function ask(
  { client }: World,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Response> {
  const answer = await client.request(method, path, body, headers);
  if (answer.status >= 500) expect.fail(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Keeps the token for undoing a change, if the change was made. */
export async function keepToken({ tokens }: World, answer: Response): Promise<void> {
  if (!answer.ok) return;
  const { undo } = await answer.json<{ undo: { token: string } | null }>();
  if (undo) tokens.push(undo.token);
}

export const DAY = 86_400_000;
