import MailComposer from 'nodemailer/lib/mail-composer';
import { DomainError } from '../../../lib/errors.ts';
import { NOTICE_HEADER } from '../../../lib/message/headers/notice.ts';
import { type Ctx, forOrganization, type ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { open } from '../../platform/encryption.ts';
import type { Delivery } from '../../platform/outside/delivery.ts';
import { reportCondition } from '../../platform/work/conditions.ts';
import { type Claim, listDueJobs, wakeJobs } from '../../platform/work/jobs.ts';
import { databaseOfJob, type Ending, type Job } from '../../platform/work/run-job.ts';
import { writeHtml } from './letter/html.ts';
import { HERALD, type Look } from './letter/look.ts';
import { writeText } from './letter/parts.ts';
import { plainWords } from './plain-words.ts';
import { findSender } from './sender.ts';
import { signNotice } from './signature.ts';
import { deleteNotice, NOTICE, type NoticeRow, selectNotice } from './store.ts';
import { type Notice, readNotice, record } from './write.ts';

/** Notices that one tick wakes; the next one wakes the rest. */
const WOKEN_PER_TICK = 1000;
/** Characters of the organization's name above a mail. */
const MAX_NAME = 80;
/** Longer than a run. */
const LEASE_MS = 3 * 60_000;
/**
 * Minutes before the next attempt, by the number of failed ones. Then the service gives up: links expire soon anyway.
 */
const RETRY_MINUTES = [1, 5, 15, 60];

/** Finds how an organization looks. */
export type FindLook = (ctx: Ctx) => Promise<Look>;

const PLACE = { ...NOTICE, lease: LEASE_MS, wokenAtOnce: WOKEN_PER_TICK, isInDirectoryToo: true } as const;

export const noticeJob = (findLook: FindLook): Job => ({
  ...PLACE,
  run: (ctx, claim) => send(ctx, claim, ctx.organizationId, findLook),
  runForService: (ctx, claim) => send(ctx, claim, null, findLook),
});

/** Wakes each due notice separately: a slow server delays only one. */
export async function wakeDueNotices(ctx: ServiceCtx): Promise<void> {
  wakeJobs(ctx, NOTICE, await listDueJobs(ctx, NOTICE, WOKEN_PER_TICK));
}

/** Sends one notice. A crash halfway may send it twice, which does no harm. */
async function send(
  ctx: ServiceCtx,
  claim: Claim,
  organizationId: number | null,
  findLook: FindLook,
): Promise<Ending> {
  const db = databaseOfJob(ctx, PLACE);
  const [[notice]] = await commit(db, [selectNotice(ctx, claim.subjectId, organizationId)]);
  // If every attempt died, this notice may be what kills the Worker.
  const isGivenUp = claim.attempts > RETRY_MINUTES.length;
  if (isGivenUp) {
    ctx.log.error('notice.given_up', new Error('Every attempt died.'), { notice: claim.subjectId });
  }
  const delivery = notice && !isGivenUp ? await attempt(ctx, notice, organizationId, findLook) : null;
  const minutes = delivery && canRetry(delivery) ? RETRY_MINUTES[claim.attempts] : undefined;
  if (delivery) {
    const result = { notice: claim.subjectId, state: delivery.state, attempts: claim.attempts + 1 };
    if (delivery.state === 'sent') ctx.log.info('notice.sent', result);
    else {
      ctx.log.warn('notice.not_sent', { ...result, code: delivery.code, givenUp: minutes === undefined });
      if (minutes === undefined && !delivery.refusedMail) ctx.defer(reportGivenUp(ctx, delivery.code));
    }
  }
  return minutes === undefined
    ? { next: 'done', statements: [deleteNotice(ctx, claim.subjectId, organizationId)] }
    : { next: { succeeded: false, at: ctx.now() + minutes * 60_000 } };
}

async function reportGivenUp(ctx: ServiceCtx, code: string): Promise<void> {
  const detail = 'The mail server did not take it in any attempt.';
  await reportCondition(ctx, { kind: 'service_mail_given_up', about: code, detail });
}

/** Whether a retry may succeed: server problems, even a wrong password, may be fixed; a refused mail stays refused. */
const canRetry = (delivery: Delivery) =>
  delivery.state === 'retry' || (delivery.state === 'failed' && !delivery.refusedMail);

async function attempt(
  ctx: ServiceCtx,
  row: NoticeRow,
  organizationId: number | null,
  findLook: FindLook,
): Promise<Delivery> {
  try {
    const notice = readNotice(await open(ctx.env, row.content, record(row.secretId)));
    const sender = notice.isFromService ? null : organizationId;
    const { smtp, from } = await findSender(ctx, sender);
    const domain = from.split('@')[1] ?? 'localhost';
    const raw = await new MailComposer({
      from: { name: 'Herald', address: from },
      to: row.address,
      subject: notice.subject,
      text: writeText(notice.parts),
      html: await writeHtml(notice, await lookOf(ctx, notice, organizationId, findLook)),
      messageId: `<notice-${row.id}-${row.secretId}@${domain}>`,
      date: new Date(row.createdAt),
      headers: {
        ...notice.headers,
        'Auto-Submitted': 'auto-generated',
        [NOTICE_HEADER]: signNotice(ctx.env, row.secretId, row.address),
      },
      newline: '\r\n',
      disableFileAccess: true,
      disableUrlAccess: true,
    })
      .compile()
      .build();
    const envelope = { name: domain, from, to: [row.address], raw };
    const delivery = await ctx.deliver(ctx.env, smtp, envelope);
    if (delivery.state === 'sent' || delivery.code !== 'AUTH_FAILED' || !smtp.access_token) return delivery;
    const renewed = await findSender(ctx, sender, smtp.access_token);
    return await ctx.deliver(ctx.env, renewed.smtp, envelope);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : 'INTERNAL_ERROR';
    if (code === 'INTERNAL_ERROR') ctx.log.error('notice.failed', error, { notice: row.id });
    const detail = 'The notice could not be sent.';
    return { state: 'retry', code, detail, reply: null, refusedMail: false, refused: [] };
  }
}

/** Returns the look of the mail. A logo needs the service's public address. */
async function lookOf(
  ctx: ServiceCtx,
  { look = 'organization' }: Notice,
  organizationId: number | null,
  findLook: FindLook,
): Promise<Look> {
  if (look === 'service' || organizationId === null || !ctx.env.PUBLIC_URL) return HERALD;
  const own = await findLook(forOrganization(ctx, organizationId));
  if (look === 'accent') return { ...HERALD, color: own.color };
  return { ...own, name: own.name && plainWords(own.name, MAX_NAME) };
}
