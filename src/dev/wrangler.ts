import { resolve } from 'node:path';

/** The file of settings that Wrangler reads: `wrangler.toml`, unless WRANGLER_CONFIG names another. */
export const wranglerConfig = (): string => resolve(process.env['WRANGLER_CONFIG'] || 'wrangler.toml');

/** Arguments of a command of Wrangler for the deployed service. */
export const forProduction = (): string[] => ['--config', wranglerConfig(), '--env', 'production'];
