import type { Person } from '../series/index.ts';

/** Each address once. */
export function readPeople(attendees: { email: string; name?: string | null | undefined }[]): Person[] {
  const people = attendees.map(({ email, name }) => ({ email: email.toLowerCase(), name: name || null }));
  return [...new Map(people.map((each) => [each.email, each])).values()];
}

/** Nobody is invited to what they organize. */
export function withoutOrganizer(people: Person[], organizer: { email: string } | null): Person[] {
  return people.filter(({ email }) => email !== organizer?.email.toLowerCase());
}
