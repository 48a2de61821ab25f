import type { Module } from '../../platform/module.ts';
import type { OnMailAfterRules } from './runs/run.ts';

/** Creates the module. `onMailAfterRules` is a parameter because it calls the modules above this one. */
export const rules = (onMailAfterRules: OnMailAfterRules): Module => ({
  routes: [{ paths: ['/api/rules/*'], load: async () => (await import('./routes.ts')).registerRules }],
  tags: { Rules: 'What is done with mail when it comes.' },
  scopes: {
    'rules:read': 'read rules, and what they did',
    'rules:write': 'change rules, which may also reply to mail',
  },
  forgets: () => import('./log-store.ts'),
  work: async () => (await import('./runs/work.ts')).rulesWork(onMailAfterRules),
});
