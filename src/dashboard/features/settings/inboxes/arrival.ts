import type { Schemas } from '../../../api/client.ts';

type Sync = Pick<Schemas['InboxSync'], 'state' | 'error' | 'watch' | 'watch_reason'>;

/**
 * Returns how soon Herald has new mail of an inbox; for one that is not watched, why. Null where something else is to be
 * said: that it is switched off, or what has failed.
 */
export function arrivalOf({ state, error, watch, watch_reason }: Sync) {
  if (error !== '' || state === 'disabled' || watch_reason === 'inactive') return null;
  return watch === 'off' ? watch_reason : watch;
}
