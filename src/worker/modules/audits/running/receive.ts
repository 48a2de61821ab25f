import type { EventData, EventType } from '../../../../contract/webhooks/events.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { updateReceived } from './store.ts';

/** An endpoint has taken the request for an audit: one that the engine does is being worked on. */
export function receiveAuditRequest(
  ctx: Ctx,
  { type, data }: { type: EventType; data: unknown },
): Statement[] {
  if (type !== 'audit.requested') return [];
  return [updateReceived(ctx, (data as EventData<'audit.requested'>).audit_id)];
}
