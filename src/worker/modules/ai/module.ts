import type { Module } from '../../platform/module.ts';

/** Loads what writes automatic replies. */
export const loadAutoReplyWriter = async () => (await import('./generate/auto-reply.ts')).writeAutoReply;

export const ai: Module = {
  routes: [{ paths: ['/api/ai/*'], load: async () => (await import('./routes.ts')).registerAi }],
  tags: { AI: 'Drafts, summaries, analyses, searches and chats, by a model or the built-in writer.' },
  scopes: { 'ai:use': 'use AI, and read its models, preferences and usage' },
  forgets: () => import('./forget-store.ts'),
  work: async () => (await import('./work.ts')).aiWork,
};
