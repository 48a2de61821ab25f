import type { Module } from '../../platform/module.ts';
import { registerReports } from './routes.ts';

export const reports: Module = { routes: registerReports };
