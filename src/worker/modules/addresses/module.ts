import type { Module } from '../../platform/module.ts';
import { registerAddresses } from './routes.ts';

/** Proofs of the addresses of inboxes. Not in `inboxes`, which `notices` needs. */
export const addresses: Module = { routes: registerAddresses };
