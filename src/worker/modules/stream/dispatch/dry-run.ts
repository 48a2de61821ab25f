import type { DryRun } from '../../../../contract/stream/captions.ts';
import { captionLength } from '../../../../lib/captions/length.ts';
import { costOf, textProblems } from '../../../../lib/captions/problems.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { clients } from '../access/clients.ts';
import { isExpired } from '../captions/change.ts';
import { MOVES } from '../captions/moves.ts';
import type { CaptionRow } from '../captions/schema.ts';
import { PlatformFailure } from '../platforms/platform.ts';
import { type Connection, findConnection } from '../posting/connection.ts';
import { postOf } from '../posting/post-of.ts';

/** Returns the requests that posting these captions needs, and the problems that would prevent it. Sends nothing. */
export async function dryRun(ctx: Ctx, rows: CaptionRow[]): Promise<DryRun> {
  const platforms = [...new Set(rows.map(({ platform }) => platform))];
  const opened = new Map(
    await Promise.all(platforms.map(async (each) => [each, await findConnection(ctx, each)] as const)),
  );
  const parts = rows.map((row) => ({ row, ...plan(ctx, row, opened.get(row.platform)!) }));
  const costs = rows.map(({ platform, text }) => costOf(platform, text)).filter((cost) => cost !== null);
  return {
    requests: parts.flatMap(({ row, requests }) =>
      requests.map((request) => ({ platform: row.platform, ...request })),
    ),
    length: rows.reduce((sum, { platform, text }) => sum + captionLength(platform, text), 0),
    // Prices are in tenths of a cent.
    cost_usd: costs.length === 0 ? null : Math.round(costs.reduce((a, b) => a + b) * 1000) / 1000,
    problems: parts.flatMap(({ row, problems }) =>
      problems.map((problem) => ({ caption_id: row.id, ...problem })),
    ),
  };
}

function plan(ctx: Ctx, row: CaptionRow, opened: Connection) {
  const problems = [
    ...stateProblems(row),
    ...textProblems(row.platform, row.text, { hasImage: row.image !== null }),
    ...('problem' in opened ? [opened.problem] : []),
  ];
  const secret = 'problem' in opened ? null : opened.secret;
  try {
    return { requests: clients[row.platform].plan(secret, postOf(ctx, row)), problems };
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    return { requests: [], problems: [...problems, { code: error.code, message: error.message }] };
  }
}

function stateProblems(row: CaptionRow) {
  if (isExpired(row)) return [{ code: 'CAPTION_EXPIRED', message: 'What the caption tells of is over.' }];
  const canBeSent: readonly string[] = MOVES.dispatch;
  return canBeSent.includes(row.status)
    ? []
    : [{ code: 'WRONG_STATE', message: `The caption is ${row.status}: only approved captions are posted.` }];
}
