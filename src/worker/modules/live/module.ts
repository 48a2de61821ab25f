import type { Module } from '../../platform/module.ts';
import { registerLive } from './routes.ts';

export const live: Module = {
  routes: registerLive,
  tags: { Live: 'What changes, as it changes, and who looks at what.' },
  scopes: { 'live:read': 'be told what changes, and its ids' },
};
