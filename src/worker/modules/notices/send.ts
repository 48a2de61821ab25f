import MailComposer from 'nodemailer/lib/mail-composer';
import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Delivery } from '../../platform/outside/smtp/deliver.ts';
import { open } from '../../platform/secrets.ts';
import { type Claim, listDueJobs, wakeJobs } from '../../platform/work/jobs.ts';
import type { Ending, Job } from '../../platform/work/run-job.ts';
import { senderOf } from './sender.ts';
import { deleteNotice, NOTICE, type NoticeRow, selectNotice } from './store.ts';
import { type Notice, record } from './write.ts';

/** Notices woken at once; the next tick wakes the rest. */
const WOKEN = 1000;
/** More than a delivery and what is around it ever take. */
const LEASE_MS = 3 * 60_000;
/** Minutes before the next attempt, by how many failed. Then it is given up: its links run out soon anyway. */
const RETRY_MINUTES = [1, 5, 15, 60];

export const noticeJob: Job = {
  ...NOTICE,
  lease: LEASE_MS,
  wokenAtOnce: WOKEN,
  run: (ctx, claim) => send(ctx, claim, ctx.organizationId),
  runForService: (ctx, claim) => send(ctx, claim, null),
};

/** Wakes the notices that are due, each on its own: a server that is slow to take one holds up no other. */
export async function wakeDueNotices(ctx: ServiceCtx): Promise<void> {
  wakeJobs(ctx, NOTICE, await listDueJobs(ctx, NOTICE, WOKEN));
}

/** Sends one notice. A crash halfway may send it twice, which does no harm. */
async function send(ctx: ServiceCtx, claim: Claim, organizationId: number | null): Promise<Ending> {
  const db = database(ctx);
  const [[notice]] = await commit(db, [selectNotice(ctx, claim.subjectId, organizationId)]);
  // When all attempts died, it may be what kills the Worker.
  const gaveUp = claim.attempts > RETRY_MINUTES.length;
  if (gaveUp)
    ctx.log.error('notice.given_up', new Error('Every attempt broke off.'), { notice: claim.subjectId });
  const delivery = notice && !gaveUp ? await attempt(ctx, notice, organizationId) : null;
  const minutes = delivery && mayFareBetter(delivery) ? RETRY_MINUTES[claim.attempts] : undefined;
  if (delivery) {
    const result = { notice: claim.subjectId, state: delivery.state, attempts: claim.attempts + 1 };
    if (delivery.state === 'sent') ctx.log.info('notice.sent', result);
    else ctx.log.warn('notice.not_sent', { ...result, code: delivery.code, givenUp: minutes === undefined });
  }
  return minutes === undefined
    ? { next: 'done', statements: [deleteNotice(ctx, claim.subjectId, organizationId)] }
    : { next: { succeeded: false, at: ctx.now() + minutes * 60_000 } };
}

/** Whatever keeps the service from its server may be mended meanwhile, a wrong password too; a refused mail stays so. */
const mayFareBetter = (delivery: Delivery) =>
  delivery.state === 'retry' || (delivery.state === 'failed' && !delivery.refusedMail);

async function attempt(ctx: ServiceCtx, row: NoticeRow, organizationId: number | null): Promise<Delivery> {
  try {
    const { smtp, from } = await senderOf(ctx, organizationId);
    const notice = JSON.parse(await open(ctx.env, row.content, record(row.secretId))) as Notice;
    const domain = from.split('@')[1] ?? 'localhost';
    const raw = await new MailComposer({
      from: { name: 'Herald', address: from },
      to: row.address,
      subject: notice.subject,
      text: notice.text,
      messageId: `<notice-${row.id}-${row.secretId}@${domain}>`,
      date: new Date(row.createdAt),
      headers: { 'Auto-Submitted': 'auto-generated' },
      newline: '\r\n',
      disableFileAccess: true,
      disableUrlAccess: true,
    })
      .compile()
      .build();
    const parcel = { name: domain, from, to: [row.address], raw };
    const delivery = await ctx.deliver(ctx.env, smtp, parcel);
    if (delivery.state === 'sent' || delivery.code !== 'AUTH_FAILED' || !smtp.access_token) return delivery;
    const renewed = await senderOf(ctx, organizationId, smtp.access_token);
    return await ctx.deliver(ctx.env, renewed.smtp, parcel);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : 'INTERNAL_ERROR';
    if (code === 'INTERNAL_ERROR') ctx.log.error('notice.failed', error, { notice: row.id });
    const detail = 'It could not be sent.';
    return { state: 'retry', code, detail, reply: null, refusedMail: false, refused: [] };
  }
}
