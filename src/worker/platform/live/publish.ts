import { setTimeout as pause } from 'node:timers/promises';
import type { LiveChange } from '../../../contract/live.ts';
import type { Ctx, ServiceCtx } from '../ctx.ts';

/** A commit's notification for the pages of an organization. */
export interface News {
  /** The organization's version after the commit; null if it changed nothing that pages show. */
  version: number | null;
  changes: LiveChange[];
  /** Whether somebody may have lost access: sockets are then checked. */
  mayShutOut: boolean;
}

/** The delay that lets the response go first. Pages wait longer for more changes. */
const AFTER_ANSWER_MS = 5;

/** Returns the Durable Object that holds the sockets of an organization. */
export function hubOf(ctx: Pick<ServiceCtx, 'env'>, organizationId: number) {
  return ctx.env.LIVE.getByName(String(organizationId));
}

/** Has the organization's sockets checked, as somebody may have left it. */
export function checkSockets(ctx: Pick<Ctx, 'env' | 'defer' | 'organizationId'>): void {
  publish(ctx, ctx.organizationId, { version: null, changes: [], mayShutOut: true });
}

/**
 * Notifies the pages of an organization, after the response. A failure is logged; the next change or poll then reveals
 * the gap.
 */
export function publish(ctx: Pick<ServiceCtx, 'env' | 'defer'>, organizationId: number, news: News): void {
  const tell = async () => {
    await pause(AFTER_ANSWER_MS);
    await hubOf(ctx, organizationId).publish(news);
  };
  ctx.defer(tell());
}
