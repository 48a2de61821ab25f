import { readFileSync, writeFileSync } from 'node:fs';
import { minify } from 'vite';

/**
 * Minifies a bundle that Wrangler has made, in place. Wrangler would also do it, but then writes what is loaded later as
 * arrow functions in calls, which V8 compiles when the Worker starts. The methods of a bundle that is not minified are
 * compiled when they are called.
 */
export async function minifyBundle(file: string): Promise<void> {
  const { code, errors } = await minify(file, readFileSync(file, 'utf8'), { module: true });
  if (errors.length > 0) throw new Error(`The bundle cannot be minified: ${errors[0]!.message}`);
  writeFileSync(file, code);
}
