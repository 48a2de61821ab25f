import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { findAddress, listPeople } from '../../identity/index.ts';
import { type Item, type Notice, noticeTo, plainWords, wakeNotices } from '../../notices/index.ts';
import { DIGEST_LEASE, MAX_IN_DIGEST, MAX_TEXT, MAX_WOKEN } from '../limits.ts';
import { titleOf } from '../pushing/message.ts';
import type { NotificationRow } from '../schema.ts';
import { effectiveSettings } from '../settings/effective.ts';
import { findSettings } from '../settings/get.ts';
import { DIGEST, selectWaiting, updateMailed } from './store.ts';

/** Mails a member what is unread since the last digest. One batch ends the job and creates the mail: it is sent once. */
export const digestJob: Job = { ...DIGEST, lease: DIGEST_LEASE, wokenAtOnce: MAX_WOKEN, run: mailDigest };

async function mailDigest(ctx: Ctx, claim: Claim): Promise<Ending> {
  const userId = claim.subjectId;
  const [rows] = await commit(database(ctx), [selectWaiting(ctx, userId, MAX_IN_DIGEST + 1)]);
  const [newest] = rows;
  if (!newest) return { next: 'done' };
  const { digest } = effectiveSettings(await findSettings(ctx, userId), ctx.now());
  const address = digest === 'off' ? null : await findAddress(ctx, userId);
  const notice =
    address === null ? [] : await noticeTo(ctx, ctx.organizationId, address, await noticeOf(ctx, rows));
  return {
    next: 'done',
    statements: [...notice, updateMailed(ctx, userId, newest.id)],
    after: () => {
      if (notice.length > 0) wakeNotices(ctx);
    },
  };
}

async function noticeOf(ctx: Ctx, rows: NotificationRow[]): Promise<Notice> {
  const shown = rows.slice(0, MAX_IN_DIGEST);
  const actors = await listPeople(ctx, [...new Set(shown.flatMap(({ actorId }) => actorId ?? []))]);
  const { PUBLIC_URL } = ctx.env;
  const url = (path: string) => (PUBLIC_URL ? { url: new URL(path, PUBLIC_URL).href } : {});
  const list = shown.map(({ kind, actorId, text, path }): Item => {
    const actor = actors.find(({ id }) => id === actorId)?.name;
    // The sender of a mail may be anybody.
    const about = plainWords(text, MAX_TEXT);
    const title = titleOf(kind, actor === undefined ? undefined : plainWords(actor, MAX_TEXT));
    return { title, ...(about && { detail: about }), ...url(path) };
  });
  const count = rows.length > MAX_IN_DIGEST ? `More than ${MAX_IN_DIGEST}` : `${rows.length}`;
  const what = `${count} unread ${rows.length === 1 ? 'notification' : 'notifications'}`;
  const settings = PUBLIC_URL && new URL('/settings/notifications', PUBLIC_URL).href;
  return {
    subject: what,
    parts: [
      `${what} in Herald:`,
      { list },
      ...(settings
        ? [{ note: `You get this mail as you asked for a digest. Change that at ${settings}` }]
        : []),
    ],
    ...(settings && { headers: { 'List-Unsubscribe': `<${settings}>` } }),
  };
}
