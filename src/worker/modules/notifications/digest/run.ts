import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Claim } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { findMember, listPeople } from '../../identity/index.ts';
import { type Item, type Letter, noticeTo, plainWords, wakeNotices } from '../../notices/index.ts';
import { DIGEST_LEASE, MAX_IN_DIGEST, MAX_TEXT, MAX_WOKEN } from '../limits.ts';
import type { NotificationRow } from '../schema.ts';
import { effectiveSettings } from '../settings/effective.ts';
import { findSettings } from '../settings/get.ts';
import { notificationWords, titleOf } from '../words.ts';
import { DIGEST, selectWaiting, updateMailed } from './store.ts';

/** Mails a member what is unread since the last digest. One batch ends the job and creates the mail: it is sent once. */
export const digestJob: Job = { ...DIGEST, lease: DIGEST_LEASE, wokenAtOnce: MAX_WOKEN, run: mailDigest };

async function mailDigest(ctx: Ctx, claim: Claim): Promise<Ending> {
  const userId = claim.subjectId;
  const [rows] = await commit(database(ctx), [selectWaiting(ctx, userId, MAX_IN_DIGEST + 1)]);
  const [newest] = rows;
  if (!newest) return { next: 'done' };
  const { digest } = effectiveSettings(await findSettings(ctx, userId), ctx.now());
  const member = digest === 'off' ? null : await findMember(ctx, userId);
  const notice = member
    ? await noticeTo(ctx, ctx.organizationId, member.email, member, await letterOf(ctx, rows))
    : [];
  return {
    next: 'done',
    statements: [...notice, updateMailed(ctx, userId, newest.id)],
    after: () => {
      if (notice.length > 0) wakeNotices(ctx);
    },
  };
}

async function letterOf(ctx: Ctx, rows: NotificationRow[]): Promise<Letter> {
  const shown = rows.slice(0, MAX_IN_DIGEST);
  const actors = await listPeople(ctx, [...new Set(shown.flatMap(({ actorId }) => actorId ?? []))]);
  const { PUBLIC_URL } = ctx.env;
  const url = (path: string) => (PUBLIC_URL ? { url: new URL(path, PUBLIC_URL).href } : {});
  const settings = PUBLIC_URL && new URL('/settings/notifications', PUBLIC_URL).href;
  return ({ language }) => {
    const words = notificationWords[language];
    const list = shown.map(({ kind, actorId, text, path }): Item => {
      const actor = actors.find(({ id }) => id === actorId)?.name;
      // The sender of a mail may be anybody.
      const about = plainWords(text, MAX_TEXT);
      const title = titleOf(language, kind, actor === undefined ? undefined : plainWords(actor, MAX_TEXT));
      return { title, ...(about && { detail: about }), ...url(path) };
    });
    const what = rows.length > MAX_IN_DIGEST ? words.manyUnread(MAX_IN_DIGEST) : words.unread(rows.length);
    return {
      subject: what,
      parts: [`${what}:`, { list }, ...(settings ? [{ note: words.why(settings) }] : [])],
      ...(settings && { headers: { 'List-Unsubscribe': `<${settings}>` } }),
    };
  };
}
