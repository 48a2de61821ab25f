import type { Module } from '../../platform/module.ts';
import type { OpenTools } from './chat/tools.ts';

/** Loads the function that writes automatic replies. */
export const loadAutoReplyWriter = async () => (await import('./generate/auto-reply.ts')).writeAutoReply;

/** Creates the module. `loadTools` loads the tools of the assistant, which call routes of other modules. */
export const ai = (loadTools: () => Promise<OpenTools>): Module => ({
  routes: [
    {
      paths: ['/api/ai/*'],
      load: async () => {
        const { registerAi } = await import('./routes.ts');
        return (app) => registerAi(app, loadTools);
      },
    },
  ],
  tags: { AI: 'Drafts, summaries, analyses, searches and chats, by a model or the built-in writer.' },
  scopes: { 'ai:use': 'use AI, and read its models, preferences and usage' },
  forgets: () => import('./forget-store.ts'),
  work: async () => (await import('./work.ts')).aiWork,
});
