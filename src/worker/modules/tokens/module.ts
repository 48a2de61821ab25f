import type { Module } from '../../platform/module.ts';

export const tokens: Module = {
  routes: [
    { paths: ['/api/settings/tokens/*'], load: async () => (await import('./routes.ts')).registerTokens },
  ],
  tags: { Tokens: 'The AI tokens of the organization: balance, usage, purchases and alerts.' },
  work: async () => (await import('./work.ts')).tokensWork,
};
