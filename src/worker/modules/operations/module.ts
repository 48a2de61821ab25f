import type { Module } from '../../platform/module.ts';
import { lastTickObject } from './last-tick.ts';
import { registerOperations } from './routes.ts';

/** Creates the module. `modules` are all modules: each says which kinds of jobs it has. */
export const operations = (modules: () => Module[]): Module => ({
  routes: (app) => registerOperations(app, modules),
  tags: { Operation: 'How the service is, for those who run it.' },
  objects: [lastTickObject],
});
