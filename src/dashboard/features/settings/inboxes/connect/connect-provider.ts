import { client, dataOf, type Schemas } from '../../../../api/client.ts';

type Request = Omit<Schemas['ConnectInboxRequest'], 'callback_url'>;

/** Navigates to the provider's sign-in, which returns with `connected` or `error`. Throws `Problem`. */
export async function connectProvider(request: Request): Promise<void> {
  const body = { ...request, callback_url: '/settings/inboxes' };
  location.assign(dataOf(await client.POST('/api/inboxes/connect', { body })).url);
}
