import { callOutside } from './invocation/invocation.ts';
import type { Deliver } from './outside/delivery.ts';

/** Delivers a message once the invocation has a free place. The client of SMTP is loaded by the first one. */
export const deliver: Deliver = (...mail) =>
  callOutside(async () => (await import('./outside/smtp/deliver.ts')).deliver(...mail));
