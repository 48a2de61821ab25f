import type { Module } from '../../platform/module.ts';
import { registerLimits } from './routes.ts';

export const limits: Module = {
  routes: registerLimits,
  tags: { Limits: 'What the operator allows an organization.' },
};
