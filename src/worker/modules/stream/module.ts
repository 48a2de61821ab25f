import type { Ctx } from '../../platform/ctx.ts';
import type { Module } from '../../platform/module.ts';

/** Finds how the organization looks. */
export const findLook = async (ctx: Ctx) => (await import('./brand/find-look.ts')).findLook(ctx);

export const stream: Module = {
  routes: [{ paths: ['/api/stream/*'], load: async () => (await import('./routes.ts')).registerStream }],
  tags: { Stream: 'Live streams, their captions, and the platforms where captions are posted.' },
  scopes: {
    'stream:read': 'read the channel, streams, captions, milestones and connected platforms',
    'stream:write': 'connect a channel, report streams, and write, approve and post captions',
  },
  work: async () => (await import('./work.ts')).streamWork,
};
