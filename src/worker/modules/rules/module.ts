import type { Module } from '../../platform/module.ts';
import { forgetEmails } from './log-store.ts';
import { registerRules } from './routes.ts';
import { updateRulesDue } from './runs/cursor-store.ts';
import { type OnMailAfterRules, rulesJob } from './runs/run.ts';
import { removePastRuleLogPart, wakeRules, wakeRulesOf } from './runs/wake.ts';

/** Creates the module. `onMailAfterRules` is a parameter because it calls the modules above this one. */
export const rules = (onMailAfterRules: OnMailAfterRules): Module => ({
  routes: registerRules,
  tags: { Rules: 'What is done with mail when it comes.' },
  scopes: {
    'rules:read': 'read rules, and what they did',
    'rules:write': 'change rules, which may also reply to mail',
  },
  jobs: [rulesJob(onMailAfterRules)],
  onEvents: wakeRulesOf,
  upkeep: { wakeRules: { look: (ctx) => [updateRulesDue(ctx)], run: (ctx) => wakeRules(ctx) } },
  removals: { removePastRuleLog: removePastRuleLogPart },
  forgetEmails,
});
