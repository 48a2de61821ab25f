import type { ServiceCtx } from '../../platform/ctx.ts';
import { listDatabases, nameOf } from '../../platform/data/databases.ts';
import type { Report } from '../../platform/work/conditions.ts';
import {
  type DatabaseFigures,
  type JobFigures,
  lookAtDatabase,
  MAX_COUNTED,
} from '../../platform/work/job-figures.ts';
import { withinTime } from '../../platform/work/within-time.ts';
import { ANSWER_MS, DATABASE_ROOM, FAILING_JOBS, FILLING, FULL, OVERDUE_MS } from './limits.ts';
import { listMissingSettings } from './settings.ts';

/** The measured value of a part of the installation, or why it did not respond. */
export type Answer<T> = { value: T; error: null } | { value: null; error: string };

export interface MeasuredDatabase {
  name: string;
  figures: Answer<DatabaseFigures>;
}

/** Returns the result of `question`, or its error instead of throwing it: a part that does not respond is a result. */
export async function ask<T>(ctx: ServiceCtx, part: string, question: () => Promise<T>): Promise<Answer<T>> {
  try {
    const late = () => new Error(`no answer within ${ANSWER_MS / 1000} seconds`);
    return { value: await withinTime(ANSWER_MS, question(), late), error: null };
  } catch (error) {
    ctx.log.error('operations.no_answer', error, { part });
    return { value: null, error: error instanceof Error ? error.message.slice(0, 200) : String(error) };
  }
}

export function measureDatabases(ctx: ServiceCtx, kinds: string[]): Promise<MeasuredDatabase[]> {
  return Promise.all(
    listDatabases(ctx.env).map(async (number) => ({
      name: nameOf(number),
      figures: await ask(ctx, nameOf(number), () => lookAtDatabase(ctx.env, number, kinds, ctx.now())),
    })),
  );
}

/** Returns the conditions in the measurements. */
export function judge(ctx: ServiceCtx, databases: MeasuredDatabase[], bucketError: string | null): Report[] {
  return [
    ...databases.flatMap(judgeDatabase),
    ...sumJobs(databases).flatMap((figures) => judgeJobs(figures, ctx.now())),
    ...(bucketError === null
      ? []
      : [{ kind: 'bucket_unreachable' as const, about: '', detail: `It says: ${bucketError}` }]),
    ...listMissingSettings(ctx.env).map(({ name, why }) => ({
      kind: 'setting_missing' as const,
      about: name,
      detail: why,
    })),
  ];
}

function judgeDatabase({ name, figures: { value, error } }: MeasuredDatabase): Report[] {
  if (!value) return [{ kind: 'database_unreachable', about: name, detail: `It says: ${error}` }];
  const share = value.bytes / DATABASE_ROOM;
  if (share < FILLING) return [];
  const detail = `${name} has ${(value.bytes / 1e9).toFixed(1)} GB of ${DATABASE_ROOM / 1e9} GB.`;
  return [{ kind: share < FULL ? 'database_filling' : 'database_full', about: name, detail }];
}

function judgeJobs({ kind, oldest, failing, waiting }: JobFigures, now: number): Report[] {
  const reports: Report[] = [];
  if (oldest !== null && now - oldest > OVERDUE_MS) {
    const detail = `A job of the kind ${kind} is due since ${new Date(oldest).toISOString()}.`;
    reports.push({ kind: 'jobs_overdue', about: kind, detail });
  }
  if (failing >= FAILING_JOBS && 2 * failing >= waiting) {
    const detail = `${upTo(failing)} of ${upTo(waiting)} jobs of the kind ${kind} have failed several times in a row.`;
    reports.push({ kind: 'jobs_failing', about: kind, detail });
  }
  return reports;
}

const upTo = (count: number) => (count >= MAX_COUNTED ? `${MAX_COUNTED} or more` : String(count));

/** Sums the figures of each kind over all databases that responded. */
export function sumJobs(databases: MeasuredDatabase[]): JobFigures[] {
  const byKind = new Map<string, JobFigures>();
  for (const figures of databases.flatMap((database) => database.figures.value?.jobs ?? [])) {
    const sum = byKind.get(figures.kind);
    byKind.set(figures.kind, sum ? add(sum, figures) : figures);
  }
  return [...byKind.values()];
}

function add(a: JobFigures, b: JobFigures): JobFigures {
  const oldest = a.oldest === null ? b.oldest : Math.min(a.oldest, b.oldest ?? a.oldest);
  return {
    kind: a.kind,
    due: a.due + b.due,
    oldest,
    failing: a.failing + b.failing,
    waiting: a.waiting + b.waiting,
  };
}
