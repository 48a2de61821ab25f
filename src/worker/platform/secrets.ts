/** The earlier name of `encryption.ts`, for importers that still use it. */
export * from './encryption.ts';
