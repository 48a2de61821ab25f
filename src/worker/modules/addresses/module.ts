import type { Module } from '../../platform/module.ts';
import { registerAddresses } from './routes.ts';

/** Proofs of the addresses of inboxes. Not in `inboxes`, as `notices` depends on that. */
export const addresses: Module = { routes: registerAddresses };
