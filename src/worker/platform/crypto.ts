/** The earlier name of `hash.ts` and `random.ts`, for importers that still use it. */
export * from './hash.ts';
export * from './random.ts';
