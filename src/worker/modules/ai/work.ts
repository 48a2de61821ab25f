import type { Work } from '../../platform/module.ts';
import { deletePastAiRequestsPart } from './calls/once.ts';
import { forgetChats } from './chat/forget.ts';
import { analysisJob } from './incoming/run.ts';
import { updateAnalysesDue } from './incoming/store.ts';
import { wakeAnalyses, wakeAnalysesOf } from './incoming/wake.ts';
import { resealAiKeysPart } from './preferences/keys.ts';

export const aiWork: Work = {
  jobs: [analysisJob],
  onEvents: wakeAnalysesOf,
  onMailAfterRules: wakeAnalyses,
  forgetUser: forgetChats,
  upkeep: {
    resealAiKeys: resealAiKeysPart,
    deletePastAiRequests: deletePastAiRequestsPart,
    wakeAnalyses: { look: (ctx) => [updateAnalysesDue(ctx)], run: (ctx) => wakeAnalyses(ctx) },
  },
};
