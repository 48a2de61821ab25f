import type { CaptionEvent } from '../../../../contract/stream/captions.ts';
import type { StreamEvent, StreamEventResult, Unannounced } from '../../../../contract/stream/stream.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { type DueJob, insertJob, wakeJobs } from '../../../platform/work/jobs.ts';
import { wakeOutbox } from '../../../platform/work/outbox.ts';
import { runJob } from '../../../platform/work/run-job.ts';
import { selectWrittenCount } from '../captions/store.ts';
import { captionsJob } from '../drafting/job.ts';
import {
  deleteEndCaptions,
  insertCaptionsJob,
  insertOccasion,
  type SubjectId,
  selectOccasionOf,
  updateExpiredByEnd,
  updateRevived,
} from '../drafting/occasion-store.ts';
import { createBuiltIns } from '../milestones/built-in.ts';
import { recordMilestone, selectAhead, updatePassed } from '../milestones/store.ts';
import { EDIT } from '../posting/edit-job.ts';
import { toStream } from '../streams/present.ts';
import {
  idOfVideo,
  insertSample,
  insertStream,
  recordTurn,
  requireState,
  selectState,
  selectStreamOfVideo,
  updateStream,
  upsertState,
} from '../streams/store.ts';
import { type Change, decide, type Known, whyUnannounced } from './rules.ts';

/** The maximum number of attempts. Concurrent reports of one organization are applied one after another. */
const MAX_TRIES = 50;

const REASONS: Record<Unannounced, string> = {
  STARTS_LATER: 'The stream starts in the future, so it is not live. Report it when it has started.',
  STARTED_LONG_AGO: 'The stream started more than 30 days ago, so its start is no news. Herald follows it.',
};

/** The changes of a report, its occasions for captions, and the jobs that write these. */
export interface Reported {
  result: Omit<StreamEventResult, 'captions_created'>;
  occasionIds: number[];
  jobs: DueJob[];
}

/** Applies the report of an automation engine, and writes the captions at once. Throws `unavailable` (BUSY). */
export async function reportStreamEvent(ctx: Ctx, event: StreamEvent): Promise<StreamEventResult> {
  const since = ctx.now();
  const { result, occasionIds, jobs } = await reportEvent(ctx, event);
  if (jobs.length === 0) return { ...result, captions_created: 0 };
  await Promise.all(jobs.map(({ id }) => runJob(ctx, captionsJob, id)));
  const [[written]] = await commit(database(ctx), [selectWrittenCount(ctx, occasionIds, since)]);
  return { ...result, captions_created: written!.count };
}

/**
 * Applies a report about the channel. Idempotent. The caller wakes or runs the jobs. A stream that the platform itself
 * says to be live has started, however far ahead its clock is: `latestStart` is then infinite. Throws `unavailable`
 * (BUSY).
 */
export async function reportEvent(ctx: Ctx, event: StreamEvent, latestStart?: number): Promise<Reported> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const known = await findKnown(ctx, event);
    const now = ctx.now();
    const change = decide(known, event, now, latestStart);
    const code = whyUnannounced(known, event, now, latestStart);
    const reason = code === null ? {} : { reason: { code, message: REASONS[code] } };
    if (!change) {
      const stream = known.stream ? toStream(known.stream) : null;
      const result = { stream, milestones_reached: [], applied: false, ...reason };
      return { result, occasionIds: [], jobs: [] };
    }
    try {
      const reported = await apply(ctx, event, known, change);
      return { ...reported, result: { ...reported.result, ...reason } };
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  throw new DomainError(
    'unavailable',
    'BUSY',
    'Too many reports of this channel arrive at once. Try again.',
    {
      retryAfterSeconds: 1,
    },
  );
}

async function findKnown(ctx: Ctx, event: StreamEvent): Promise<Known> {
  const [[state], ahead, [stream]] = await commit(database(ctx), [
    selectState(ctx),
    selectAhead(ctx),
    selectStreamOfVideo(ctx, event.video_id ?? ''),
  ]);
  if (state || ahead.length > 0) return { state, stream, ahead };
  await createBuiltIns(ctx);
  const [created] = await commit(database(ctx), [selectAhead(ctx)]);
  return { state, stream, ahead: created };
}

async function apply(ctx: Ctx, event: StreamEvent, known: Known, change: Change): Promise<Reported> {
  const occasions = occasionsOf(ctx, change);
  const select = event.video_id === undefined ? null : selectStreamOfVideo(ctx, event.video_id);
  const edit = change.turn === 'ended' && known.stream ? insertJob(ctx, EDIT, known.stream.id) : null;
  const results = await commit(database(ctx), [
    requireState(ctx, known.state),
    ...streamStatements(ctx, known, change),
    ...(change.passed.length > 0 ? [updatePassed(ctx, change.passed, change.celebrated?.count ?? null)] : []),
    ...(change.celebrated ? [recordMilestone(ctx, change.celebrated)] : []),
    upsertState(ctx, change.subscribers),
    ...occasions.flatMap(({ statements, job, select }) => [...statements, job, select]),
    ...(edit ? [edit] : []),
    ...(select ? [select] : []),
  ]);
  if (edit) wakeJobs(ctx, EDIT, results.of(edit));
  if (change.turn || change.celebrated) wakeOutbox(ctx);
  const row = select ? results.of(select)[0] : undefined;
  return {
    result: {
      stream: row ? toStream(row) : null,
      milestones_reached: change.thresholds,
      applied: true,
    },
    occasionIds: occasions.flatMap(({ select }) => results.of(select).map(({ id }) => id)),
    jobs: occasions.flatMap(({ job }) => results.of(job)),
  };
}

function streamStatements(ctx: Ctx, known: Known, { stream, sample, turn }: Change): Statement[] {
  if (!stream) return [];
  return [
    ...(known.stream ? [updateStream(ctx, known.stream.id, stream)] : insertStream(ctx, stream)),
    ...(sample ? insertSample(ctx, stream.videoId, sample) : []),
    ...(turn === 'went_live' || turn === 'ended' ? [recordTurn(ctx, stream)] : []),
    ...(turn === 'ended' && known.stream ? [updateExpiredByEnd(ctx, known.stream.id)] : []),
    ...(turn === 'resumed' && known.stream
      ? [updateRevived(ctx, known.stream.id), deleteEndCaptions(ctx, known.stream.id)]
      : []),
  ];
}

function occasionsOf(ctx: Ctx, { stream, turn, celebrated }: Change) {
  const subjects: { event: CaptionEvent; subject: SubjectId }[] = [];
  if (stream && (turn === 'went_live' || turn === 'ended')) {
    const event = turn === 'ended' ? 'end_stream' : 'go_live';
    subjects.push({ event, subject: idOfVideo(ctx, stream.videoId) });
  }
  if (celebrated) subjects.push({ event: 'milestone', subject: celebrated.id });
  return subjects.map(({ event, subject }) => ({
    statements: insertOccasion(ctx, event, subject),
    job: insertCaptionsJob(ctx, event, subject),
    select: selectOccasionOf(ctx, event, subject),
  }));
}
