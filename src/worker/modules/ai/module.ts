import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { deletePastAiRequestsPart } from './calls/once.ts';
import { forgetChats } from './chat/forget.ts';
import { registerChat } from './chat/routes.ts';
import { forgetEmails } from './forget-store.ts';
import { registerGenerate } from './generate/routes.ts';
import { analysisJob } from './incoming/run.ts';
import { updateAnalysesDue } from './incoming/store.ts';
import { wakeAnalyses, wakeAnalysesOf } from './incoming/wake.ts';
import { registerInsight } from './insight/routes.ts';
import { resealAiKeysPart } from './preferences/keys.ts';
import { registerPreferences } from './preferences/routes.ts';
import { registerUsage } from './usage/routes.ts';

export { writeAutoReply } from './generate/auto-reply.ts';

export const ai: Module = {
  routes: registerAi,
  tags: { AI: 'Drafts, summaries, analyses, searches and chats, by a model or the built-in writer.' },
  scopes: { 'ai:use': 'use AI, and read its models, preferences and usage' },
  jobs: [analysisJob],
  onEvents: wakeAnalysesOf,
  onMailAfterRules: wakeAnalyses,
  forgetEmails,
  forgetUser: forgetChats,
  upkeep: {
    resealAiKeys: resealAiKeysPart,
    deletePastAiRequests: deletePastAiRequestsPart,
    wakeAnalyses: { look: (ctx) => [updateAnalysesDue(ctx)], run: (ctx) => wakeAnalyses(ctx) },
  },
};

function registerAi(app: App): void {
  registerPreferences(app);
  registerUsage(app);
  registerGenerate(app);
  registerInsight(app);
  registerChat(app);
}
