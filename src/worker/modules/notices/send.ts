import MailComposer from 'nodemailer/lib/mail-composer';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/data/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { type Deliver, type Delivery, deliver } from '../../platform/outside/smtp/deliver.ts';
import { open } from '../../platform/secrets.ts';
import { forOrganization } from '../../platform/system-ctx.ts';
import {
  type Claim,
  claimJob,
  deleteJob,
  dueJobs,
  finishJob,
  wakeSendJobs,
} from '../../platform/work/jobs.ts';
import { senderOf } from './sender.ts';
import { deleteNotice, type NoticeRow, noticeById } from './store.ts';
import { type Notice, record } from './write.ts';

/** Notices woken at once; the next tick wakes the rest. */
const WOKEN = 1000;
/** More than a delivery and what is around it ever take. */
const LEASE_MS = 3 * 60_000;
/** Minutes before the next attempt, by how many failed. Then it is given up: its links run out soon anyway. */
const RETRY_MINUTES = [1, 5, 15, 60];

/** Wakes the notices that are due, each on its own: a server that is slow to take one holds up no other. */
export async function wakeDueNotices(ctx: Ctx): Promise<void> {
  wakeSendJobs(ctx, 'notice', await dueJobs(database(ctx), 'notice', ctx.now(), WOKEN));
}

/** Sends the notice of a job, if it is due. A crash in the middle may send it twice, which does no harm. */
export async function runNotice(system: Ctx, jobId: number, through: Deliver = deliver): Promise<void> {
  const claim = await claimJob(database(system), 'notice', jobId, system.now(), LEASE_MS);
  if (claim) await send(forOrganization(system, claim.organizationId), claim, through);
}

async function send(ctx: Ctx, claim: Claim, through: Deliver): Promise<void> {
  const db = database(ctx);
  const [[notice]] = (await commit(db, [noticeById(ctx, claim.subjectId)])) as [NoticeRow[]];
  // When all attempts died, it may be what kills the Worker.
  const gaveUp = claim.attempts > RETRY_MINUTES.length;
  if (gaveUp)
    ctx.log.error('notice.given_up', new Error('Every attempt broke off.'), { notice: claim.subjectId });
  const delivery = notice && !gaveUp ? await attempt(ctx, notice, through) : null;
  const minutes = delivery && mayFareBetter(delivery) ? RETRY_MINUTES[claim.attempts] : undefined;
  await commit(
    db,
    minutes === undefined
      ? [deleteNotice(ctx, claim.subjectId), deleteJob(db, claim)]
      : [finishJob(db, claim, { succeeded: false, nextAt: ctx.now() + minutes * 60_000 })],
  );
  if (!delivery) return;
  const told = { notice: claim.subjectId, state: delivery.state, attempts: claim.attempts + 1 };
  if (delivery.state === 'sent') ctx.log.info('notice.sent', told);
  else ctx.log.warn('notice.not_sent', { ...told, code: delivery.code, givenUp: minutes === undefined });
}

/** Whatever keeps the service from its server may be mended meanwhile, a wrong password too; a refused mail stays so. */
const mayFareBetter = (delivery: Delivery) =>
  delivery.state === 'retry' || (delivery.state === 'failed' && !delivery.refusedMail);

async function attempt(ctx: Ctx, row: NoticeRow, through: Deliver): Promise<Delivery> {
  try {
    const { smtp, from } = await senderOf(ctx);
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
    const delivery = await through(ctx.env, smtp, parcel);
    if (delivery.state === 'sent' || delivery.code !== 'AUTH_FAILED' || !smtp.access_token) return delivery;
    return await through(ctx.env, (await senderOf(ctx, smtp.access_token)).smtp, parcel);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : 'INTERNAL_ERROR';
    if (code === 'INTERNAL_ERROR') ctx.log.error('notice.failed', error, { notice: row.id });
    const detail = 'It could not be sent.';
    return { state: 'retry', code, detail, reply: null, refusedMail: false, refused: [] };
  }
}
