import type {
  CreateWebhookRequest,
  UpdateWebhookRequest,
  Webhook,
  WebhookWithSecret,
} from '../../../../contract/webhooks.ts';
import { audit } from '../../../platform/audit-log.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/database.ts';
import { DomainError, invalid, notFound } from '../../../platform/errors.ts';
import { urlProblem } from '../../../platform/fetch-guard.ts';
import { makeDue, wakeWebhookJobs } from '../../../platform/jobs.ts';
import { MAX_WEBHOOKS, ROTATION } from '../limits.ts';
import type { WebhookRow } from '../schema.ts';
import { toWebhook } from './list.ts';
import { newSecret, openSecrets, sealSecret } from './secret.ts';
import {
  insertWebhook,
  insertWebhookJob,
  removeWebhook,
  replaceSecret,
  requireRoom,
  requireWebhook,
  updateWebhook as updateRow,
  webhookById,
} from './store.ts';

/** Makes an endpoint, with the secret that is shown this once. 400 for its URL; 422 TOO_MANY_WEBHOOKS. */
export async function createWebhook(ctx: Ctx, input: CreateWebhookRequest): Promise<WebhookWithSecret> {
  checkUrl(ctx, input.url);
  const secretId = crypto.randomUUID();
  const secret = newSecret();
  const sealed = await sealSecret(ctx.env, secretId, secret);
  const [, rows] = await change(
    ctx,
    [
      requireRoom(ctx, MAX_WEBHOOKS),
      insertWebhook(ctx, { ...input, isActive: true, secretId, secret: sealed }),
      insertWebhookJob(ctx, secretId),
      audit(ctx, 'webhook.created', targetOf(input.url)),
    ],
    () =>
      new DomainError(
        'refused',
        'TOO_MANY_WEBHOOKS',
        `An organization has at most ${MAX_WEBHOOKS} endpoints.`,
      ),
  );
  return { ...toWebhook((rows as [WebhookRow])[0], ctx.now()), secret };
}

/**
 * Changes the given fields. Switched on, or with another address, the endpoint begins anew: it is not failing, and
 * what waits for it is sent. 400 for its URL; 404.
 */
export async function updateWebhook(ctx: Ctx, id: number, input: UpdateWebhookRequest): Promise<Webhook> {
  if (input.url !== undefined) checkUrl(ctx, input.url);
  const current = await find(ctx, id);
  const { is_active: isActive, ...fields } = input;
  const beginsAnew = isActive === true || input.url !== undefined;
  const [, rows, , jobs] = await change(ctx, [
    requireWebhook(ctx, id),
    updateRow(ctx, id, {
      ...fields,
      isActive,
      ...(beginsAnew ? { failingSince: null } : {}),
      ...(isActive === undefined ? {} : { disabledReason: null, disabledAt: null }),
    }),
    audit(ctx, 'webhook.updated', targetOf(current.url), { id, fields: Object.keys(input) }),
    ...(beginsAnew ? [dueNow(ctx, id)] : []),
  ]);
  wakeWebhookJobs(ctx, (jobs ?? []) as { id: number }[]);
  return toWebhook((rows as [WebhookRow])[0], ctx.now());
}

/** Removes the endpoint with its secrets. Its deliveries are taken away by its job. 404. */
export async function deleteWebhook(ctx: Ctx, id: number): Promise<void> {
  const current = await find(ctx, id);
  const [, , jobs] = await change(ctx, [
    requireWebhook(ctx, id),
    removeWebhook(ctx, id),
    dueNow(ctx, id),
    audit(ctx, 'webhook.deleted', targetOf(current.url), { id }),
  ]);
  wakeWebhookJobs(ctx, jobs as { id: number }[]);
}

/** A new secret, shown this once. The one until now signs as well for a day; the one before it no more. 404. */
export async function rotateSecret(ctx: Ctx, id: number): Promise<WebhookWithSecret> {
  const current = await find(ctx, id);
  const secret = newSecret();
  const sealed = await sealSecret(ctx.env, current.secretId, secret);
  // One that does not open, as its encryption key is gone, cannot sign either.
  const signs = await openSecrets(ctx.env, { ...current, previousSecret: null }, ctx.now()).then(
    () => true,
    (error) => {
      ctx.log.error('webhook.secret_unreadable', error, { webhook: id });
      return false;
    },
  );
  const [, rows] = await change(ctx, [
    requireWebhook(ctx, id),
    replaceSecret(ctx, id, sealed, signs ? ctx.now() + ROTATION : null),
    audit(ctx, 'webhook.secret_rotated', targetOf(current.url), { id }),
  ]);
  return { ...toWebhook((rows as [WebhookRow])[0], ctx.now()), secret };
}

/** Commits, and tells in the rules' words why the database refused. */
async function change(
  ctx: Ctx,
  statements: Statement[],
  refusal: () => DomainError = () => notFound('webhook'),
): Promise<unknown[][]> {
  try {
    return await commit(database(ctx), statements);
  } catch (error) {
    throw isRefusal(error) ? refusal() : error;
  }
}

async function find(ctx: Ctx, id: number): Promise<WebhookRow> {
  const [row] = await webhookById(ctx, id);
  if (!row) throw notFound('webhook');
  return row;
}

function dueNow(ctx: Ctx, id: number): Statement {
  return makeDue(database(ctx), 'webhook', ctx.organizationId, [id], ctx.now());
}

/** For the audit log, without path and query: these may hold a secret of the receiver. */
function targetOf(url: string): string {
  return `webhook:${new URL(url).origin}`;
}

function checkUrl(ctx: Ctx, url: string): void {
  const problem = urlProblem(ctx.env, url);
  if (problem) throw invalid('url', problem);
}
