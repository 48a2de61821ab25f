import type { Module } from '../../platform/module.ts';
import { resealChannelKeys } from './channel/keys.ts';
import { registerChannel } from './channel/routes.ts';
import { pollChannels } from './detection/poll-channels.ts';

export const stream: Module = {
  routes: registerChannel,
  tags: { Stream: 'Live streams of a channel, and the captions that announce them.' },
  scopes: {
    'stream:read': 'read the channel, streams, captions and milestones',
    'stream:write': 'connect a channel, report streams, and change captions and milestones',
  },
  upkeep: { pollChannels: (ctx) => pollChannels(ctx), resealChannelKeys },
};
