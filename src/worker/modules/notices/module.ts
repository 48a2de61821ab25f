import type { Module } from '../../platform/module.ts';
import type { FindLook } from './send.ts';

/** `findLook` finds how the organization of a mail looks. */
export const notices = (findLook: FindLook): Module => ({
  work: async () => (await import('./work.ts')).noticesWork(findLook),
});
