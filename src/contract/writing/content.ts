import { z } from 'zod';

/** The text, or the HTML, of a canned reply or a signature. */
export const MAX_CONTENT_BYTES = 16 * 1024;

const bounded = z
  .string()
  .refine(
    (text) => text.length <= MAX_CONTENT_BYTES && new TextEncoder().encode(text).length <= MAX_CONTENT_BYTES,
    `expected at most ${MAX_CONTENT_BYTES.toLocaleString('en')} bytes of UTF-8`,
  );

/** The two ways to give a content. `variables` says which ones it may have. */
export const content = (variables: string) => ({
  text: bounded.meta({ description: `Plain text, at most 16 KB. ${variables}` }),
  html: bounded.meta({
    description: `HTML, at most 16 KB. It is sanitized: no scripts, styles of its own or forms. ${variables}`,
  }),
});
