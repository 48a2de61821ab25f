import type { Module } from '../../platform/module.ts';
import { registerStats } from './routes.ts';

export const stats: Module = {
  routes: registerStats,
  tags: { Statistics: 'Numbers for a dashboard.' },
};
