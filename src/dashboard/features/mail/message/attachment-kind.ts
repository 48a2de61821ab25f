import type { Schemas } from '../../../api/client.ts';

export type Kind = 'image' | 'pdf' | 'text' | 'other';

/** Returns the kind of preview. The API serves these types only if they are harmless. */
export function kindOf({ content_type }: Pick<Schemas['Attachment'], 'content_type'>): Kind {
  const type = content_type.split(';')[0]!.trim().toLowerCase();
  if (/^image\/(?:png|jpeg|gif|webp)$/.test(type)) return 'image';
  if (type === 'application/pdf') return 'pdf';
  return /^(?:text\/|application\/json$|message\/)/.test(type) ? 'text' : 'other';
}
