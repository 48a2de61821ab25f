import type { Module } from '../../platform/module.ts';
import { resealCredentials } from './access/reseal.ts';
import { registerCredentials } from './credentials/routes.ts';

export const stream: Module = {
  routes: registerCredentials,
  tags: { Stream: 'Live streams, their captions, and the platforms that captions are posted on.' },
  scopes: {
    'stream:read': 'read streams, captions and connected platforms',
    'stream:write': 'report streams, and write, approve and post captions',
  },
  upkeep: { resealCredentials },
};
