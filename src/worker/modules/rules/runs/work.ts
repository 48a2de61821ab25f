import type { Work } from '../../../platform/module.ts';
import { updateRulesDue } from './cursor-store.ts';
import { type OnMailAfterRules, rulesJob } from './run.ts';
import { removePastRuleLogPart, wakeRules, wakeRulesOf } from './wake.ts';

export const rulesWork = (onMailAfterRules: OnMailAfterRules): Work => ({
  jobs: [rulesJob(onMailAfterRules)],
  onEvents: wakeRulesOf,
  upkeep: { wakeRules: { look: (ctx) => [updateRulesDue(ctx)], run: (ctx) => wakeRules(ctx) } },
  removals: { removePastRuleLog: removePastRuleLogPart },
});
