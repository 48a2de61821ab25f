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
  work: async () => {
    const [{ updateRulesDue }, { rulesJob }, { removePastRuleLogPart, wakeRules, wakeRulesOf }] =
      await Promise.all([
        import('./runs/cursor-store.ts'),
        import('./runs/run.ts'),
        import('./runs/wake.ts'),
      ]);
    return {
      jobs: [rulesJob(onMailAfterRules)],
      onEvents: wakeRulesOf,
      upkeep: { wakeRules: { look: (ctx) => [updateRulesDue(ctx)], run: (ctx) => wakeRules(ctx) } },
      removals: { removePastRuleLog: removePastRuleLogPart },
    };
  },
});
