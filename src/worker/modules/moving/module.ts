import type { Module } from '../../platform/module.ts';

/** Moves organizations to another database, as ordered by `npm run move-organization`. */
export const moving: Module = { work: async () => (await import('./work.ts')).movingWork };
