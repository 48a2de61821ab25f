import { agentsAreFoundBy } from '../../platform/agents.ts';
import type { Module } from '../../platform/module.ts';
import { listAgents } from './connections/store.ts';

export const agents: Module = {};

agentsAreFoundBy(listAgents);
