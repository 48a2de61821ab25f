import { setTimeout as pause } from 'node:timers/promises';
import type { LiveChange } from '../../../contract/live.ts';
import type { Ctx, ServiceCtx } from '../ctx.ts';

/** What a commit has to tell the pages of an organization. */
export interface News {
  /** The version that the commit raised the organization to; null if it changed nothing that pages show. */
  version: number | null;
  changes: LiveChange[];
  /** Somebody may have lost access: sockets are checked. */
  mayShutOut: boolean;
}

/** So that the answer leaves first. Pages wait longer for more changes. */
const AFTER_ANSWER_MS = 5;

/** The object that holds the sockets of an organization. */
export function hubOf(ctx: Pick<ServiceCtx, 'env'>, organizationId: number) {
  return ctx.env.LIVE.getByName(String(organizationId));
}

/** Has the sockets of the organization checked, as somebody may have left it. */
export function checkSockets(ctx: Pick<Ctx, 'env' | 'defer' | 'organizationId'>): void {
  publish(ctx, ctx.organizationId, { version: null, changes: [], mayShutOut: true });
}

/**
 * Tells the pages of an organization, after the answer. If this fails, which is logged, the next change shows the gap,
 * and so does a poll.
 */
export function publish(ctx: Pick<ServiceCtx, 'env' | 'defer'>, organizationId: number, news: News): void {
  const tell = async () => {
    await pause(AFTER_ANSWER_MS);
    await hubOf(ctx, organizationId).publish(news);
  };
  ctx.defer(tell());
}
