import { api } from '../../../api/client.ts';

/** Returns the inboxes that one may send from. A reply opens at once if they are fetched before it. */
export const useSenders = (isWanted = true) =>
  api.useQuery('get', '/api/smtp-inboxes', {}, { staleTime: 5 * 60_000, enabled: isWanted });
