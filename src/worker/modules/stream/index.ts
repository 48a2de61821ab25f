import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { registerVoice } from './voice/routes.ts';

export const stream: Module = {
  routes: registerStream,
  tags: { Stream: 'Live streams, their captions, and the platforms where captions are posted.' },
  scopes: {
    'stream:read': 'read streams, captions, milestones and platforms',
    'stream:write': 'report streams; write, approve and post captions',
  },
};

function registerStream(app: App): void {
  registerVoice(app);
}
