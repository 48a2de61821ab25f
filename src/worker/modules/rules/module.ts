import type { Module } from '../../platform/module.ts';
import { forgetEmails } from './log-store.ts';
import { registerRules } from './routes.ts';
import { updateRulesDue } from './runs/cursor-store.ts';
import { rulesJob, type WakeReaders } from './runs/run.ts';
import { removePastRuleLogPart, wakeRules } from './runs/wake.ts';

export { wakeRulesOf } from './runs/wake.ts';

/** Creates the module. `wakeReaders` is a parameter because the jobs that it wakes belong to other modules. */
export const rules = (wakeReaders: WakeReaders): Module => ({
  routes: registerRules,
  tags: { Rules: 'What is done with mail when it comes.' },
  scopes: {
    'rules:read': 'read rules, and what they did',
    'rules:write': 'change rules, which may also reply to mail',
  },
  jobs: [rulesJob(wakeReaders)],
  upkeep: { wakeRules: { look: (ctx) => [updateRulesDue(ctx)], run: (ctx) => wakeRules(ctx) } },
  removals: { removePastRuleLog: removePastRuleLogPart },
  forgetEmails,
});
