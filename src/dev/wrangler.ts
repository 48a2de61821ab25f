import { resolve } from 'node:path';

/** Returns the Wrangler configuration of `npm start`: `wrangler.toml`, unless WRANGLER_CONFIG names another file. */
export const wranglerConfig = (): string => resolve(process.env['WRANGLER_CONFIG'] || 'wrangler.toml');
