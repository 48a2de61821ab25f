import { DomainError } from '../../../lib/errors.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { hubOf } from '../../platform/data/commit/announcing.ts';
import { listPeople } from '../identity/index.ts';
import { callerOf, UPGRADE_HEADER, type Upgrade } from './caller.ts';
import { getLiveVersion } from './get-version.ts';
import { RETRY_SECONDS } from './limits.ts';

/**
 * Opens a socket for the organization's changes (RFC 6455). Returns the response that switches protocols. Throws
 * `upgrade_required`, UPGRADE_REQUIRED; `limited`, TOO_MANY_SOCKETS.
 */
export async function openLive(ctx: Ctx, request: Request): Promise<Response> {
  if (request.headers.get('upgrade')?.toLowerCase() !== 'websocket') {
    throw new DomainError(
      'upgrade_required',
      'UPGRADE_REQUIRED',
      'This address is for WebSockets: send Upgrade: websocket. GET /api/live/version answers the version.',
    );
  }
  const { actor, organizationId } = ctx;
  const [{ version }, [person]] = await Promise.all([
    getLiveVersion(ctx),
    listPeople(ctx, actor.type === 'user' ? [actor.userId] : []),
  ]);
  const upgrade: Upgrade = { organizationId, caller: callerOf(actor, person?.name ?? ''), version };
  const response = await hubOf(ctx, organizationId).fetch('https://live/', {
    headers: { upgrade: 'websocket', [UPGRADE_HEADER]: encodeURIComponent(JSON.stringify(upgrade)) },
  });
  if (response.status === 429) {
    const detail = 'The organization has too many sockets open. Ask GET /api/live/version every 30 seconds.';
    throw new DomainError('limited', 'TOO_MANY_SOCKETS', detail, { retryAfterSeconds: RETRY_SECONDS });
  }
  return response;
}
