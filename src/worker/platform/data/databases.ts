/** The directory's number among the databases: 1 is `DB`, the directory, 2 is `DB_2`, and so on without a gap. */
import type { Env } from '../env.ts';

export const DIRECTORY = 1;

/** The `organization_id` of rows that belong to the service itself. */
export const OF_THE_SERVICE = 0;

export function hasSeveralDatabases(env: Env): boolean {
  return env.DB_2 !== undefined;
}

/** Returns the numbers of the databases, in order. */
export function listDatabases(env: Env): number[] {
  const numbers = [DIRECTORY];
  while (find(env, numbers.length + 1)) numbers.push(numbers.length + 1);
  return numbers;
}

export function bindingOf(env: Env, database: number): D1Database {
  const binding = find(env, database);
  if (!binding) throw new Error(`The binding ${nameOf(database)} is missing, and organizations live there.`);
  return binding;
}

export const nameOf = (database: number): string => (database === DIRECTORY ? 'DB' : `DB_${database}`);

function find(env: Env, database: number): D1Database | undefined {
  return (env as unknown as Record<string, D1Database | undefined>)[nameOf(database)];
}
