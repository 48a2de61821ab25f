import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { findOrganizationName } from '../../identity/index.ts';
import { selectActiveInboxes } from '../../inboxes/index.ts';
import { DEFAULT_HANDS } from '../connections/defaults.ts';
import { readRequest } from './read-request.ts';

/** Returns what the page asks the member about: who the program is, what it wants, and where the answer goes. */
export async function getRequest(ctx: Ctx, query: string) {
  const { server, env, request, scopes } = await readRequest(ctx, query);
  const client = await server.getOAuthApi(env).describeConsent(request);
  const [inboxes] = await commit(database(ctx), [selectActiveInboxes(ctx)]);
  return {
    client: {
      name: client.clientName,
      host: client.clientDomain ?? null,
      address: client.clientUri ?? null,
      redirect_host: client.redirectHost,
      is_local: client.redirectIsLoopback,
    },
    organization_name: (await findOrganizationName(ctx)) ?? '',
    scopes,
    inboxes: inboxes.map(({ id, name, emailAddress }) => ({ id, name, email_address: emailAddress })),
    hands: DEFAULT_HANDS,
  };
}
