import { KEPT_DAYS } from '../../../../contract/notifications/notifications.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { DAY, REMOVED_PER_TICK } from '../limits.ts';
import { deletePastNotifications } from './store.ts';

const past = (ctx: ServiceCtx) => deletePastNotifications(ctx, ctx.now() - KEPT_DAYS * DAY, REMOVED_PER_TICK);

/** Deletes old notifications, a bounded number per tick. */
export const removePastNotificationsPart: Part = {
  look: (ctx) => [past(ctx)],
  run: (ctx) => commit(database(ctx), [past(ctx)]),
};
