import type { Module } from '../../platform/module.ts';
import type { AiWriter } from './candidates/write-reply.ts';

/** Creates the module. `loadWriter` is a parameter because ai imports this module, so this cannot import ai. */
export const autoReply = (loadWriter: () => Promise<AiWriter>): Module => ({
  routes: [
    {
      paths: ['/api/auto-responder/*', '/api/auto-replies/*'],
      load: async () => (await import('./routes.ts')).registerAutoReply,
    },
  ],
  scopes: {
    'replies:read': 'read automatic replies and the settings of the auto-responder',
    'replies:write': 'write and discard drafts of automatic replies',
  },
  work: async () => (await import('./work.ts')).autoReplyWork(await loadWriter()),
});
