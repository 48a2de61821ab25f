import type {
  CreateWebhookRequest,
  UpdateWebhookRequest,
  Webhook,
  WebhookWithSecret,
} from '../../../../contract/webhooks/webhooks.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import {
  commit,
  commitUnlessRefused,
  database,
  type Results,
  type Statement,
} from '../../../platform/data/database.ts';
import { DomainError, invalid, notFound } from '../../../platform/errors.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { updateDue, wakeJobs } from '../../../platform/work/jobs.ts';
import { MAX_PREVIOUS_SECRETS, MAX_WEBHOOKS, ROTATION } from '../limits.ts';
import type { WebhookRow } from '../schema.ts';
import { toWebhook } from './list.ts';
import { newSecret, openSecret, sealSecret } from './secret.ts';
import {
  deletePreviousSecrets,
  deleteWebhookRow,
  insertPreviousSecret,
  insertWebhook,
  insertWebhookJob,
  requireFewSecrets,
  requireRoom,
  requireWebhook,
  selectPreviousSecrets,
  selectWebhook,
  updateSecret,
  updateWebhookRow,
  WEBHOOK,
} from './store.ts';

/**
 * Creates an endpoint; only this answer shows its secret. Throws `invalid` for the URL; `refused`
 * (TOO_MANY_WEBHOOKS).
 */
export async function createWebhook(ctx: Ctx, input: CreateWebhookRequest): Promise<WebhookWithSecret> {
  checkUrl(ctx, input.url);
  const secretId = crypto.randomUUID();
  const secret = newSecret();
  const sealed = await sealSecret(ctx.env, secretId, secret);
  const [, [row]] = await change(
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
  return { ...(await toWebhook(ctx, row!)), secret };
}

/**
 * Changes the fields of the request. An endpoint that is switched on, or gets another URL, is no longer failing, and
 * its pending deliveries are due now. Throws `invalid` for the URL; `not_found`.
 */
export async function updateWebhook(ctx: Ctx, id: number, input: UpdateWebhookRequest): Promise<Webhook> {
  if (input.url !== undefined) checkUrl(ctx, input.url);
  const current = await find(ctx, id);
  const { is_active: isActive, ...fields } = input;
  const restarts = isActive === true || input.url !== undefined;
  const update = updateWebhookRow(ctx, id, {
    ...fields,
    isActive,
    ...(input.url !== undefined && input.url !== current.url
      ? { setUpBy: userOf(ctx.actor)?.userId ?? null }
      : {}),
    ...(restarts ? { failingSince: null } : {}),
    ...(isActive === undefined ? {} : { disabledReason: null, disabledAt: null }),
  });
  const due = restarts ? updateDue(ctx, WEBHOOK, [id]) : null;
  const results = await change(ctx, [
    requireWebhook(ctx, id),
    update,
    audit(ctx, 'webhook.updated', targetOf(current.url), { id, fields: Object.keys(input) }),
    ...(due ? [due] : []),
  ]);
  if (due) wakeJobs(ctx, WEBHOOK, results.of(due));
  return toWebhook(ctx, results.of(update)[0]!);
}

/** Deletes the endpoint with its secrets. Its job deletes its deliveries. Throws `not_found`. */
export async function deleteWebhook(ctx: Ctx, id: number): Promise<void> {
  const current = await find(ctx, id);
  const [, , jobs] = await change(ctx, [
    requireWebhook(ctx, id),
    deleteWebhookRow(ctx, id),
    updateDue(ctx, WEBHOOK, [id]),
    audit(ctx, 'webhook.deleted', targetOf(current.url), { id }),
    deletePreviousSecrets(ctx, id),
  ]);
  wakeJobs(ctx, WEBHOOK, jobs);
}

/**
 * Creates a new secret; only this answer shows it. Each previous secret still signs for a day from when it was
 * replaced, so receivers can verify with any of them. Throws `not_found`; `limited` (TOO_MANY_ROTATIONS).
 */
export async function rotateSecret(ctx: Ctx, id: number): Promise<WebhookWithSecret> {
  const current = await find(ctx, id);
  const secret = newSecret();
  const sealed = await sealSecret(ctx.env, current.secretId, secret);
  // A secret that does not open, because its encryption key is missing, cannot sign either.
  const unreadable = await openSecret(ctx.env, current).then(
    () => null,
    (error) => {
      ctx.log.error('webhook.secret_unreadable', error, { webhook: id });
      return current.secret;
    },
  );
  const [, , , [row]] = await change(
    ctx,
    [
      requireWebhook(ctx, id),
      requireFewSecrets(ctx, id, MAX_PREVIOUS_SECRETS),
      insertPreviousSecret(ctx, id, ctx.now() + ROTATION, unreadable),
      updateSecret(ctx, id, sealed),
      audit(ctx, 'webhook.secret_rotated', targetOf(current.url), { id }),
    ],
    () => rotationRefusal(ctx, id),
  );
  return { ...(await toWebhook(ctx, row!)), secret };
}

async function rotationRefusal(ctx: Ctx, id: number): Promise<DomainError> {
  const [[webhook], previous] = await commit(database(ctx), [
    selectWebhook(ctx, id),
    selectPreviousSecrets(ctx, id),
  ]);
  const oldest = previous.at(-1);
  if (!webhook) return notFound('webhook');
  return new DomainError(
    'limited',
    'TOO_MANY_ROTATIONS',
    `${MAX_PREVIOUS_SECRETS} previous secrets still sign, each for a day, because receivers may use any of them. Wait for the oldest to expire.`,
    { retryAfterSeconds: ((oldest?.expiresAt ?? ctx.now()) - ctx.now()) / 1000 },
  );
}

/** Commits, unless the endpoint does not exist or `refusal` says why not. */
function change<const S extends readonly Statement[]>(
  ctx: Ctx,
  statements: readonly [...S],
  refusal: () => DomainError | Promise<DomainError> = () => notFound('webhook'),
): Promise<Results<S>> {
  return commitUnlessRefused(database(ctx), statements, refusal);
}

async function find(ctx: Ctx, id: number): Promise<WebhookRow> {
  const [[row]] = await commit(database(ctx), [selectWebhook(ctx, id)]);
  if (!row) throw notFound('webhook');
  return row;
}

/** The target in the audit log: without path and query, which may contain a secret of the receiver. */
function targetOf(url: string): string {
  return `webhook:${new URL(url).origin}`;
}

function checkUrl(ctx: Ctx, url: string): void {
  const problem = urlProblem(ctx.env, url);
  if (problem) throw invalid('url', problem);
}
