import type { Module } from '../../platform/module.ts';
import { registerAutomation } from './routes.ts';

export const automation: Module = {
  routes: registerAutomation,
  tags: { Automation: 'AI for an automation engine, such as n8n. Events reach the engine by webhooks.' },
};
