import { type AllowAgent, MAX_CONNECTIONS } from '../../../../contract/agents/connections.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, commitUnlessRefused, requireThat } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { isMember } from '../../identity/index.ts';
import { DEFAULT_BUDGET } from '../connections/defaults.ts';
import { endStatements } from '../connections/end.ts';
import { requireInboxes } from '../connections/inboxes.ts';
import { hasRoom, insertConnection, selectSameClient } from '../connections/member-store.ts';
import { hostOf } from '../connections/present.ts';
import { updateUsed } from '../oauth/store.ts';
import { readRequest } from './read-request.ts';

/** Longest name that a client may give itself. */
const MAX_NAME = 100;

/**
 * Connects a program to act for the caller. Returns the address with the code, for the browser. The code is made last:
 * nothing can act before its entry is in the audit log.
 */
export async function allowAgent(ctx: Ctx, input: AllowAgent): Promise<string> {
  const { userId } = userOf(ctx.actor)!;
  const asked = await readRequest(ctx, input.request);
  const { server, env, request } = asked;
  if (input.scopes.some((scope) => !asked.scopes.includes(scope))) {
    throw invalid('scopes', `expected some of ${asked.scopes.join(', ')}`);
  }
  if (input.inbox_ids) await requireInboxes(ctx, input.inbox_ids);
  const helpers = server.getOAuthApi(env);
  const { clientName } = await helpers.describeConsent(request);
  const { clientId } = request;
  const scopes = [...new Set(input.scopes)];
  const { hands } = input;
  const name = input.name ?? clientName.slice(0, MAX_NAME);
  const [, , [created]] = await commitUnlessRefused(
    directory(ctx),
    [
      requireThat(directory(ctx), isMember(ctx, userId)),
      requireThat(directory(ctx), hasRoom(ctx, userId, MAX_CONNECTIONS)),
      insertConnection(ctx, {
        userId,
        name,
        clientId,
        scopes,
        inboxIds: input.inbox_ids,
        hands,
        budget: DEFAULT_BUDGET,
      }),
    ],
    tooMany,
  );
  const { id } = created!;
  // A registered client is one program on one computer. One that is known by its address may be on several.
  const same = { userId, clientId, except: id };
  const [before] = hostOf(clientId) ? [[]] : await commit(directory(ctx), [selectSameClient(ctx, same)]);
  await commit(directory(ctx), [
    audit(ctx, 'agent.connected', `agent:${id}`, { name, client_id: clientId, scopes, hands }),
    ...before.flatMap((connection) => endStatements(ctx, connection, 'replaced')),
    updateUsed(ctx, clientId),
  ]);
  const { redirectTo } = await helpers.completeAuthorization({
    request,
    userId: String(id),
    metadata: null,
    scope: scopes,
    props: {},
    revokeExistingGrants: false,
  });
  return redirectTo;
}

function tooMany(): DomainError {
  const detail = `A member can have ${MAX_CONNECTIONS} agents. Disconnect one first.`;
  return new DomainError('conflict', 'TOO_MANY_AGENTS', detail);
}
