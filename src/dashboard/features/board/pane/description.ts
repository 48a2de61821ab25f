import type { Schemas } from '../../../api/client.ts';

/** What a task says beyond its mail: the reference to the mail, which Herald writes for the API, is left out. */
export function descriptionOf({
  description,
  email_id,
}: Pick<Schemas['Task'], 'description' | 'email_id'>): string {
  const isReference = email_id !== null && description.endsWith(`: /api/emails/${email_id}`);
  return isReference && !description.includes('\n') ? '' : description.trim();
}
