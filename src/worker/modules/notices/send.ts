import MailComposer from 'nodemailer/lib/mail-composer';
import type { Connection } from '../../../contract/sidecar.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { commit, database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { DomainError } from '../../platform/errors.ts';
import { type Claim, claimJob, deleteJob, dueJobs, finishJob } from '../../platform/jobs.ts';
import { open } from '../../platform/secrets.ts';
import { type Deliver, type Delivery, deliver } from '../../platform/smtp/deliver.ts';
import { forOrganization } from '../../platform/system-ctx.ts';
import { activeInboxes, openInbox } from '../inboxes/index.ts';
import { deleteNotice, type NoticeRow, noticeById } from './store.ts';
import { type Notice, record } from './write.ts';

/** Notices a run; the next tick goes on. */
const BATCH = 10;
/** More than a delivery and what is around it ever take. */
const LEASE_MS = 3 * 60_000;
/** Minutes before the next attempt, by how many failed. Then it is given up: its links run out soon anyway. */
const RETRY_MINUTES = [1, 5, 15, 60];

/** Sends the notices that are due. A crash in the middle may send one twice, which does no harm. */
export async function sendNotices(system: Ctx, through: Deliver = deliver): Promise<void> {
  const db = database(system);
  for (const { id } of await dueJobs(db, 'notice', system.now(), BATCH)) {
    const claim = await claimJob(db, 'notice', id, system.now(), LEASE_MS);
    if (claim) await send(forOrganization(system, claim.organizationId), claim, through);
  }
}

async function send(ctx: Ctx, claim: Claim, through: Deliver): Promise<void> {
  const db = database(ctx);
  const [[notice]] = (await commit(db, [noticeById(ctx, claim.subjectId)])) as [NoticeRow[]];
  const delivery = notice ? await attempt(ctx, notice, through) : null;
  const minutes = delivery?.state === 'retry' ? RETRY_MINUTES[claim.attempts] : undefined;
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
    return await through(ctx.env, smtp, { name: domain, from, to: [row.address], raw });
  } catch (error) {
    const code = error instanceof DomainError ? error.code : 'INTERNAL_ERROR';
    if (code === 'INTERNAL_ERROR') ctx.log.error('notice.failed', error, { notice: row.id });
    const detail = 'It could not be sent.';
    return { state: 'retry', code, detail, reply: null, refusedMail: false, refused: [] };
  }
}

/** The system's own server, else the oldest active inbox of the organization. Throws `unavailable`, NO_SENDER. */
async function senderOf(ctx: Ctx): Promise<{ smtp: Connection; from: string }> {
  const system = systemSender(ctx.env);
  if (system) return system;
  const [first] = ctx.organizationId === 0 ? [] : await activeInboxes(ctx);
  const inbox = first && (await openInbox(ctx, first.id));
  if (inbox) return { smtp: inbox.smtp, from: inbox.emailAddress };
  throw new DomainError(
    'unavailable',
    'NO_SENDER',
    'There is no server for mail of the service: set SYSTEM_SMTP_URL, or connect an inbox.',
  );
}

function systemSender(env: Env): { smtp: Connection; from: string } | null {
  if (!env.SYSTEM_SMTP_URL) return null;
  const url = new URL(env.SYSTEM_SMTP_URL);
  const from = env.SYSTEM_MAIL_FROM;
  if (!['smtp:', 'smtps:'].includes(url.protocol) || !from) {
    throw new Error('SYSTEM_SMTP_URL must begin with smtps:// and come with SYSTEM_MAIL_FROM.');
  }
  const tls = url.protocol === 'smtps:';
  return {
    smtp: {
      host: url.hostname,
      port: Number(url.port || (tls ? 465 : 25)),
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      tls,
    },
    from,
  };
}
