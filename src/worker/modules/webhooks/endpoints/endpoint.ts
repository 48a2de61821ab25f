import { invalid, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import type { WebhookRow } from '../schema.ts';
import { selectWebhook } from './store.ts';

/** Finds the row of an endpoint. Throws `not_found`. */
export async function findWebhook(ctx: Ctx, id: number): Promise<WebhookRow> {
  const [[row]] = await commit(database(ctx), [selectWebhook(ctx, id)]);
  if (!row) throw notFound('webhook');
  return row;
}

/** Returns the target in the audit log: without path and query, which may contain a secret of the receiver. */
export function targetOf(url: string): string {
  return `webhook:${new URL(url).origin}`;
}

/** Checks a URL. Throws `invalid` if Herald may not call it. */
export function checkUrl(ctx: Ctx, url: string): void {
  const problem = urlProblem(ctx.env, url);
  if (problem) throw invalid('url', problem);
}
