import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { insertUpload } from '../outgoing/file-store.ts';
import type { DraftFileRow, Part } from './upload-store.ts';

/** The size above which a text is stored in R2: a row of D1 has at most 2 MB, and a list reads whole rows. */
const MAX_ROW_BYTES = 64 * 1024;

/** A text as stored in the row, or the key of the upload that has it instead. */
export interface StoredText {
  text: string;
  keys: string[];
}

/** Stores a text that is too long for a row as an upload. Throws TOO_MANY_UPLOADS, STORAGE_LIMIT. */
export async function storeText(ctx: Ctx, text: string): Promise<StoredText> {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= MAX_ROW_BYTES) return { text, keys: [] };
  const key = `organizations/${ctx.organizationId}/drafts/${randomBase62(32)}`;
  const file = { key, filename: '', contentType: 'text/html', size: bytes.length, sha256: sha256(text) };
  // The row comes first: if the object is never written, the sweep deletes the row.
  const [inserted] = await commit(database(ctx), insertUpload(ctx, file));
  if (inserted.length === 0) {
    throw new DomainError('refused', 'TOO_MANY_UPLOADS', 'The organization has too many unused uploads.');
  }
  await ctx.env.BUCKET.put(key, bytes);
  return { text: '', keys: [key] };
}

/** Returns the text of a part, from the row or from R2. */
export async function openText(
  ctx: Ctx,
  inRow: string,
  files: DraftFileRow[],
  { first }: Part,
): Promise<string> {
  const file = files.find(({ position }) => position === first);
  if (!file?.key) return inRow;
  const object = await ctx.env.BUCKET.get(file.key);
  if (!object) throw new Error('The text of a draft is missing.');
  return object.text();
}
