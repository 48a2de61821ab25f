import type { CreateTokenAlert, TokenAlert } from '../../../../contract/tokens.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commitUnlessRefused } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { MAX_ALERTS } from '../limits.ts';
import { presentAlert } from './present.ts';
import { insertAlert, requireRoom } from './store.ts';

/** Creates an alert. Throws `refused` (TOO_MANY_ALERTS). */
export async function createAlert(ctx: Ctx, input: CreateTokenAlert): Promise<TokenAlert> {
  const [, [row]] = await commitUnlessRefused(
    database(ctx),
    [
      requireRoom(ctx, MAX_ALERTS),
      ...insertAlert(ctx, input),
      audit(ctx, 'token_alert.created', `token_alert:${input.type}`, { ...input }),
    ],
    () => new DomainError('refused', 'TOO_MANY_ALERTS', `An organization has at most ${MAX_ALERTS} alerts.`),
  );
  return presentAlert(row!);
}
