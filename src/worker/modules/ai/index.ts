import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { deletePastAiRequests } from './calls/once.ts';
import { registerChat } from './chat/routes.ts';
import { registerGenerate } from './generate/routes.ts';
import { registerInsight } from './insight/routes.ts';
import { resealAiKeys } from './preferences/keys.ts';
import { registerPreferences } from './preferences/routes.ts';

export const ai: Module = {
  routes: registerAi,
  tags: { AI: 'Drafts, summaries, analyses, searches and chats, by a model or the built-in writer.' },
  scopes: { 'ai:use': 'use AI, and read its models, preferences and usage' },
  upkeep: { resealAiKeys, deletePastAiRequests },
};

function registerAi(app: App): void {
  registerPreferences(app);
  registerGenerate(app);
  registerInsight(app);
  registerChat(app);
}
