import type {
  CreateWebhookRequest,
  UpdateWebhookRequest,
  Webhook,
  WebhookWithSecret,
} from '../../../../contract/webhooks/webhooks.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, database, isRefusal, type Statement } from '../../../platform/data/database.ts';
import { DomainError, invalid, notFound } from '../../../platform/errors.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { type DueJob, updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { MAX_PREVIOUS_SECRETS, MAX_WEBHOOKS, ROTATION } from '../limits.ts';
import type { WebhookRow } from '../schema.ts';
import { showWebhook } from './list.ts';
import { newSecret, openSecret, sealSecret } from './secret.ts';
import {
  deletePreviousSecrets,
  insertWebhook,
  insertWebhookJob,
  keepSecret,
  type PreviousSecret,
  removeWebhook,
  replaceSecret,
  requireFewSecrets,
  requireRoom,
  requireWebhook,
  selectPreviousSecrets,
  updateWebhook as updateRow,
  WEBHOOK,
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
      insertWebhook(ctx, {
        ...input,
        isActive: true,
        secretId,
        secret: sealed,
        setUpBy: userOf(ctx.actor)?.userId ?? null,
      }),
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
  return { ...(await showWebhook(ctx, (rows as [WebhookRow])[0])), secret };
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
      ...(input.url !== undefined && input.url !== current.url
        ? { setUpBy: userOf(ctx.actor)?.userId ?? null }
        : {}),
      ...(beginsAnew ? { failingSince: null } : {}),
      ...(isActive === undefined ? {} : { disabledReason: null, disabledAt: null }),
    }),
    audit(ctx, 'webhook.updated', targetOf(current.url), { id, fields: Object.keys(input) }),
    ...(beginsAnew ? [dueNow(ctx, id)] : []),
  ]);
  wakeJobs(ctx, WEBHOOK, (jobs ?? []) as DueJob[]);
  return showWebhook(ctx, (rows as [WebhookRow])[0]);
}

/** Removes the endpoint with its secrets. Its deliveries are taken away by its job. 404. */
export async function deleteWebhook(ctx: Ctx, id: number): Promise<void> {
  const current = await find(ctx, id);
  const [, , jobs] = await change(ctx, [
    requireWebhook(ctx, id),
    removeWebhook(ctx, id),
    dueNow(ctx, id),
    audit(ctx, 'webhook.deleted', targetOf(current.url), { id }),
    deletePreviousSecrets(ctx, id),
  ]);
  wakeJobs(ctx, WEBHOOK, jobs as DueJob[]);
}

/**
 * A new secret, shown this once. The one until now signs as well for a day, and so does each of those before, until its
 * own day is over: whichever the receivers have by now, it is good. 404; 429 TOO_MANY_ROTATIONS.
 */
export async function rotateSecret(ctx: Ctx, id: number): Promise<WebhookWithSecret> {
  const current = await find(ctx, id);
  const secret = newSecret();
  const sealed = await sealSecret(ctx.env, current.secretId, secret);
  // One that does not open, as its encryption key is gone, cannot sign either.
  const unreadable = await openSecret(ctx.env, current).then(
    () => null,
    (error) => {
      ctx.log.error('webhook.secret_unreadable', error, { webhook: id });
      return current.secret;
    },
  );
  const [, , , rows] = await change(
    ctx,
    [
      requireWebhook(ctx, id),
      requireFewSecrets(ctx, id, MAX_PREVIOUS_SECRETS),
      keepSecret(ctx, id, ctx.now() + ROTATION, unreadable),
      replaceSecret(ctx, id, sealed),
      audit(ctx, 'webhook.secret_rotated', targetOf(current.url), { id }),
    ],
    () => whyNotRotated(ctx, id),
  );
  return { ...(await showWebhook(ctx, (rows as [WebhookRow])[0])), secret };
}

async function whyNotRotated(ctx: Ctx, id: number): Promise<DomainError> {
  const [webhook, previous] = await commit(database(ctx), [
    webhookById(ctx, id),
    selectPreviousSecrets(ctx, id),
  ]);
  const oldest = (previous as PreviousSecret[]).at(-1);
  if (webhook!.length === 0) return notFound('webhook');
  return new DomainError(
    'limited',
    'TOO_MANY_ROTATIONS',
    `${MAX_PREVIOUS_SECRETS} secrets from before sign still, each for a day, as receivers may have any of them. Wait for the oldest to expire.`,
    { retryAfterSeconds: ((oldest?.expiresAt ?? ctx.now()) - ctx.now()) / 1000 },
  );
}

/** Commits, and tells in the rules' words why the database refused. */
async function change(
  ctx: Ctx,
  statements: Statement[],
  refusal: () => DomainError | Promise<DomainError> = () => notFound('webhook'),
): Promise<unknown[][]> {
  try {
    return await commit(database(ctx), statements);
  } catch (error) {
    throw isRefusal(error) ? await refusal() : error;
  }
}

async function find(ctx: Ctx, id: number): Promise<WebhookRow> {
  const [row] = await webhookById(ctx, id);
  if (!row) throw notFound('webhook');
  return row;
}

function dueNow(ctx: Ctx, id: number): Statement {
  return updateDue(ctx, WEBHOOK, [id]);
}

/** For the audit log, without path and query: these may hold a secret of the receiver. */
function targetOf(url: string): string {
  return `webhook:${new URL(url).origin}`;
}

function checkUrl(ctx: Ctx, url: string): void {
  const problem = urlProblem(ctx.env, url);
  if (problem) throw invalid('url', problem);
}
