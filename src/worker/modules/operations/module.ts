import type { Module } from '../../platform/module.ts';
import { lastTickObject } from './last-tick.ts';
import { registerOperations } from './routes.ts';

/** `modules` are all of them: each says which kinds of jobs it has. */
export const operations = (modules: () => Module[]): Module => ({
  routes: (app) => registerOperations(app, modules),
  tags: { Operation: 'How the service is, for those who run it.' },
  objects: [lastTickObject],
});
