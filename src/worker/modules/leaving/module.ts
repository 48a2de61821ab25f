import type { Module } from '../../platform/module.ts';
import { beginDeletionsPart } from './begin.ts';
import { organizationJob } from './delete-organization.ts';
import { userJob } from './delete-user.ts';
import { registerLeaving } from './routes.ts';

/** Deletes organizations and accounts after their grace period. `modules` are all: each says what it has to end. */
export const leaving = (modules: () => Module[]): Module => ({
  routes: registerLeaving,
  jobs: [organizationJob(modules), userJob(modules)],
  serviceRemovals: { beginDeletions: beginDeletionsPart },
});
