import type { Platform } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { notify } from '../../identity/index.ts';
import { type Letter, numberOf, plainWords, wakeNotices } from '../../notices/index.ts';
import { insertCaption } from '../captions/store.ts';
import type { Brief } from './brief.ts';
import { composeText } from './compose.ts';
import { illustrate } from './illustrate.ts';
import { isWithoutCaptions, lasts } from './occasion-store.ts';
import { captionWords } from './words.ts';

/** The maximum number of characters of a title in a mail. */
const MAX_TITLE_IN_MAIL = 200;

/**
 * Returns statements that create the captions of an occasion for these platforms, with their events and the mail to
 * approvers. They write nothing if a caption exists or the occasion is over. Call `wakeWritten` afterwards.
 */
export async function writeCaptions(ctx: Ctx, brief: Brief, platforms: Platform[]): Promise<Statement[]> {
  const drafts = await Promise.all(
    platforms.map(async (platform) => ({
      platform,
      ...(await composeText(ctx, brief, platform)),
      ...(await illustrate(ctx, brief, platform)),
    })),
  );
  const { occasion, stream, milestone, expiresAt } = brief;
  const when = lasts(ctx, occasion);
  const captions = drafts.flatMap(({ platform, text, model, image, isStory }) =>
    insertCaption(
      ctx,
      occasion,
      {
        platform,
        text,
        model,
        image,
        isStory,
        streamId: stream?.id ?? null,
        milestoneId: milestone?.id ?? null,
        expiresAt,
      },
      when,
    ),
  );
  return [...(await pendingNotice(ctx, brief)), ...captions];
}

/** Runs the statements of `writeCaptions` immediately. */
export async function commitCaptions(ctx: Ctx, statements: Statement[]): Promise<void> {
  await commit(database(ctx), statements);
  wakeWritten(ctx);
}

export function wakeWritten(ctx: Ctx): void {
  wakeOutbox(ctx);
  wakeNotices(ctx);
}

/** Returns one mail for all captions of an occasion. */
function pendingNotice(ctx: Ctx, { occasion, stream, milestone }: Brief): Promise<Statement[]> {
  const { PUBLIC_URL } = ctx.env;
  const notice: Letter = (reader) => {
    const words = captionWords[reader.language];
    const what = words[occasion.event];
    const title = stream
      ? plainWords(stream.title, MAX_TITLE_IN_MAIL)
      : words.subscribers(numberOf(reader, milestone?.threshold ?? 0));
    return {
      subject: words.subject(title || what),
      parts: [
        `${what}${title ? `: ${title}` : ''}.`,
        words.drafted,
        ...(PUBLIC_URL ? [{ action: words.read, url: new URL('/live', PUBLIC_URL).href }] : []),
      ],
    };
  };
  return notify(ctx, 'caption_pending', 'members', notice, isWithoutCaptions(ctx, occasion));
}
