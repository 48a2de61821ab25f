/** Images that users uploaded for their posts. */
import type { Context } from 'hono';
import { readImage } from '../platforms/image.ts';
import { hashImage } from '../platforms/records.ts';
import type { Env } from '../platforms/simulator.ts';
import { invalidRequest } from './problem.ts';

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const EXPIRES_SECONDS = 86_400;

export interface Media {
  id: string;
  userId: string;
  hash: string;
  expiresAt: number;
}

/** Reads the form of `POST /2/media/upload`. Throws 400 unless it is a JPEG or PNG of at most 5 MB. */
export async function readUpload(
  c: Context<Env>,
  id: string,
  userId: string,
  now: number,
): Promise<{ media: Media; answer: object }> {
  const form = await readForm(c);
  const category = form.get('media_category');
  if (category !== 'tweet_image') {
    throw invalidRequest('The `media_category` query parameter value is invalid.', {
      media_category: [String(category ?? '')],
    });
  }
  const file = form.get('media');
  if (!file || typeof file === 'string') throw invalidRequest('media: the file is missing.', { media: [''] });
  if (file.size > MAX_IMAGE_BYTES) {
    throw invalidRequest(`File size exceeds ${MAX_IMAGE_BYTES} bytes.`, { media: [String(file.size)] });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const facts = readImage(bytes);
  if (!facts) throw invalidRequest('media type unrecognized.', { media: [file.type] });
  const media = { id, userId, hash: await hashImage(bytes), expiresAt: now + EXPIRES_SECONDS * 1000 };
  const answer = {
    data: { id, media_key: `3_${id}`, size: bytes.length, expires_after_secs: EXPIRES_SECONDS },
  };
  return { media, answer };
}

async function readForm(c: Context<Env>): Promise<FormData> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw invalidRequest('The request must be multipart/form-data.');
  try {
    return await c.req.formData();
  } catch {
    throw invalidRequest('The form is malformed.');
  }
}
