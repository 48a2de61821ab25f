import type { Person } from '../../../../contract/mail/emails.ts';
import { type Ctx, readActor } from '../../../platform/ctx.ts';
import { listPeople } from '../../identity/index.ts';

/** The names of users, by id. */
export type Names = Map<number, string>;

/** Finds the names of the users among these actors (`actorName`). Asks the directory only if there are any. */
export async function findNames(ctx: Ctx, actors: (string | null)[]): Promise<Names> {
  const ids = actors.flatMap((actor) => userIdOf(actor) ?? []);
  const people = await listPeople(ctx, [...new Set(ids)]);
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Returns the user who is this actor; null for all other actors. */
export function toPerson(actor: string | null, names: Names): Person | null {
  const id = userIdOf(actor);
  return id === null ? null : { id, name: names.get(id) ?? '' };
}

function userIdOf(actor: string | null): number | null {
  if (actor === null) return null;
  const { type, id } = readActor(actor);
  return type === 'user' ? id : null;
}
