import type { Caption, CaptionEvent, GenerateCaptions } from '../../../../contract/stream/captions.ts';
import { PLATFORMS, type Platform } from '../../../../contract/stream/stream.ts';
import { DomainError, invalid, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { selectConnectedPlatforms } from '../access/store.ts';
import { toCaption } from '../captions/present.ts';
import type { OccasionRow } from '../captions/schema.ts';
import { selectCaptionsOf } from '../captions/store.ts';
import { selectLastReached, selectMilestone } from '../milestones/store.ts';
import { selectNewestStream, selectStream } from '../streams/store.ts';
import { findBrief } from './brief.ts';
import { insertOccasion, selectOccasionOf } from './occasion-store.ts';
import { commitCaptions, writeCaptions } from './write.ts';

/**
 * Returns the captions of an occasion for these platforms, creating missing ones. Throws `not_found`; `refused`
 * (NO_OCCASION, OCCASION_OVER).
 */
export async function generateCaptions(ctx: Ctx, input: GenerateCaptions): Promise<Caption[]> {
  const occasion = await findOccasion(ctx, input);
  const [connected, written] = await commit(database(ctx), [
    selectConnectedPlatforms(ctx),
    selectCaptionsOf(ctx, occasion.id),
  ]);
  const platforms = input.platforms ?? defaultPlatforms(connected);
  const missing = platforms.filter((platform) => !written.some((caption) => caption.platform === platform));
  if (missing.length > 0) {
    const brief = await findBrief(ctx, occasion);
    if (!brief) throw occasionOver(input.event);
    await commitCaptions(ctx, await writeCaptions(ctx, brief, missing));
  }
  const [rows] = await commit(database(ctx), [selectCaptionsOf(ctx, occasion.id)]);
  return rows.filter(({ platform }) => platforms.includes(platform)).map((row) => toCaption(ctx, row));
}

function defaultPlatforms(connected: { platform: Platform }[]): Platform[] {
  return connected.length > 0 ? connected.map(({ platform }) => platform) : [...PLATFORMS];
}

/** Finds the occasion of the request, or creates it if nothing has announced it. */
async function findOccasion(ctx: Ctx, input: GenerateCaptions): Promise<OccasionRow> {
  const { event } = input;
  const subjectId = await findSubject(ctx, input);
  const select = selectOccasionOf(ctx, event, subjectId);
  const [[known]] = await commit(database(ctx), [select]);
  if (known) return known;
  const brief = await findBrief(ctx, {
    id: 0,
    organizationId: ctx.organizationId,
    event,
    subjectId,
    createdAt: 0,
  });
  if (!brief) throw occasionOver(event);
  const results = await commit(database(ctx), [...insertOccasion(ctx, event, subjectId), select]);
  return results.of(select)[0]!;
}

async function findSubject(ctx: Ctx, { event, stream_id, milestone_id }: GenerateCaptions): Promise<number> {
  const isMilestone = event === 'milestone';
  const id = isMilestone ? milestone_id : stream_id;
  if ((isMilestone ? stream_id : milestone_id) !== undefined) {
    throw invalid(isMilestone ? 'stream_id' : 'milestone_id', `not for captions of the event ${event}`);
  }
  const [[found]] = await commit<[Statement<{ id: number }[]>]>(database(ctx), [
    isMilestone
      ? id === undefined
        ? selectLastReached(ctx)
        : selectMilestone(ctx, id)
      : id === undefined
        ? selectNewestStream(ctx, event === 'go_live' ? 'live' : 'ended')
        : selectStream(ctx, id),
  ]);
  if (found) return found.id;
  if (id !== undefined) throw notFound(isMilestone ? 'milestone' : 'stream');
  throw new DomainError('refused', 'NO_OCCASION', NO_OCCASION[event]);
}

const NO_OCCASION: Record<CaptionEvent, string> = {
  go_live: 'No stream is live. Report one by POST /api/stream/events, or connect a channel.',
  end_stream: 'No stream has ended yet.',
  milestone: 'No milestone was reached yet.',
};

const OVER: Record<CaptionEvent, string> = {
  go_live: 'The stream has ended.',
  end_stream: 'The stream is still live, or ended more than a day ago.',
  milestone: 'The milestone was not reached, or more than a week ago.',
};

function occasionOver(event: CaptionEvent): DomainError {
  return new DomainError('refused', 'OCCASION_OVER', OVER[event]);
}
