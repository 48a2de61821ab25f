import type { Module } from '../../platform/module.ts';

export const automation: Module = {
  routes: [
    {
      paths: ['/api/automation/*'],
      load: async () => (await import('./routes.ts')).registerAutomation,
    },
  ],
  tags: { Automation: 'AI for an automation engine, such as n8n. Events reach the engine by webhooks.' },
};
