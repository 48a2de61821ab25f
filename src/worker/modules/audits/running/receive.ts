import type { EventData, EventType } from '../../../../contract/webhooks/events.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { updateReceived } from './store.ts';

/** Marks an audit as being worked on when an endpoint has taken the engine's request. */
export function receiveAuditRequest(
  ctx: Ctx,
  { type, data }: { type: EventType; data: unknown },
): Statement[] {
  if (type !== 'audit.requested') return [];
  return [updateReceived(ctx, (data as EventData<'audit.requested'>).audit_id)];
}
