import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { asInvocation, statementsLeft } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { openOwnKey } from '../channel/keys.ts';
import type { ChannelRow } from '../channel/schema.ts';
import { MESSAGES } from '../youtube/failure.ts';
import { eachAtOnce } from './ask.ts';
import {
  CHANNELS_PER_TICK,
  FEEDS_AT_ONCE,
  POLL_EVERY,
  STATEMENTS_PER_CHANNEL,
  STATEMENTS_PER_KEY,
  STATEMENTS_PER_REPORT,
  TICK,
  type TickLimits,
} from './limits.ts';
import { pollKey } from './poll-key.ts';
import { updateClaimed, updatePolled, updateReleased } from './store.ts';

/**
 * Polls due channels of all organizations, as many as one invocation can, longest due first. A running poll has a lease
 * on its channels.
 */
export function pollChannels(ctx: ServiceCtx, limits: TickLimits = TICK): Promise<void> {
  return asInvocation(async () => {
    const until = ctx.now() + limits.leaseMs;
    const [claimed] = await commit(database(ctx), [dueChannels(ctx, until)]);
    if (claimed.length === 0) return;
    const rows = claimed.toSorted((a, b) => a.nextPollAt - b.nextPollAt);
    const fitting = rows.slice(0, countFitting(rows));
    const left = rows.slice(fitting.length);
    if (left.length > 0) await commit(database(ctx), [updateReleased(ctx, left)]);
    const groups = [...Map.groupBy(fitting, ({ keyHash }) => keyHash).values()];
    await eachAtOnce(groups, FEEDS_AT_ONCE, (group) => pollGroup(ctx, group, limits));
  });
}

const dueChannels = (ctx: ServiceCtx, until: number) =>
  updateClaimed(ctx, { until, limit: CHANNELS_PER_TICK, onlyOwnKeys: !ctx.env.YOUTUBE_API_KEY });

export const pollChannelsPart: Part = {
  look: (ctx) => [dueChannels(ctx, 0)],
  run: (ctx) => pollChannels(ctx),
};

/** Counts the channels for which this invocation has statements: at least one. */
function countFitting(rows: readonly ChannelRow[]): number {
  let left = statementsLeft();
  const tooMany = rows.findIndex(({ videos, apiKey }) => {
    const live = videos.filter(({ state }) => state === 'live').length;
    left -= STATEMENTS_PER_CHANNEL + live * STATEMENTS_PER_REPORT;
    if (apiKey !== null) left -= STATEMENTS_PER_KEY;
    return left < 0;
  });
  return tooMany < 0 ? rows.length : Math.max(1, tooMany);
}

/** Polls channels of one key. A failure does not stop the others: the lease releases the channels. */
async function pollGroup(ctx: ServiceCtx, rows: readonly ChannelRow[], limits: TickLimits): Promise<void> {
  const [first] = rows;
  if (!first) return;
  try {
    const apiKey = first.apiKey === null ? ctx.env.YOUTUBE_API_KEY : await openOwnKey(ctx, first);
    if (apiKey) await pollKey(ctx, apiKey, rows, limits);
    else
      await commit(
        database(ctx),
        rows.map((row) => updateKeyless(ctx, row)),
      );
  } catch (error) {
    ctx.log.error('stream.poll_failed', error, { channels: rows.length });
  }
}

/** Records that the own key of the channel cannot be decrypted. */
function updateKeyless(ctx: ServiceCtx, row: ChannelRow) {
  return updatePolled(forOrganization(ctx, row.organizationId), row, {
    nextPollAt: ctx.now() + POLL_EVERY,
    errorCode: 'KEY_REJECTED',
    errorMessage: MESSAGES.KEY_REJECTED,
  });
}
