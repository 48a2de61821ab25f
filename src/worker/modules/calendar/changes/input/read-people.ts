import type { Person } from '../series/index.ts';

/** Removes duplicate addresses. */
export function readPeople(attendees: { email: string; name?: string | null | undefined }[]): Person[] {
  const people = attendees.map(({ email, name }) => ({ email: email.toLowerCase(), name: name || null }));
  return [...new Map(people.map((each) => [each.email, each])).values()];
}

/** Removes the organizer, who is not invited to their own event. */
export function withoutOrganizer(people: Person[], organizer: { email: string } | null): Person[] {
  return people.filter(({ email }) => email !== organizer?.email.toLowerCase());
}
