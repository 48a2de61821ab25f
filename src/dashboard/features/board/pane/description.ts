import type { Schemas } from '../../../api/client.ts';

/** Returns a task's description without the reference to its mail, which Herald adds for the API. */
export function descriptionOf({
  description,
  email_id,
}: Pick<Schemas['Task'], 'description' | 'email_id'>): string {
  const isReference = email_id !== null && description.endsWith(`: /api/emails/${email_id}`);
  return isReference && !description.includes('\n') ? '' : description.trim();
}
