import type { ServiceHealth } from '../../../contract/operations.ts';
import type { SidecarHealth } from '../../../sidecar/protocol.ts';
import type { ServiceCtx } from '../../platform/ctx.ts';
import { commit } from '../../platform/data/commit/commit.ts';
import { database } from '../../platform/data/database.ts';
import { askSidecar } from '../../platform/outside/sidecar-health.ts';
import { type ConditionRow, type Report, selectConditions } from '../../platform/work/conditions.ts';
import { KINDS, sectionOf } from './kinds.ts';
import { findLastTick } from './last-tick.ts';
import { DATABASE_ROOM, TICK_LATE_MS } from './limits.ts';
import { type Answer, ask, judge, type MeasuredDatabase, measureDatabases, sumJobs } from './measure.ts';
import { listMissingSettings } from './settings.ts';
import { isKnown, isOver, needsAttention } from './state.ts';

/** Returns the health of the whole service, as far as it can tell. A part that does not respond is reported, too. */
export async function getServiceHealth(ctx: ServiceCtx, kinds: string[]): Promise<ServiceHealth> {
  const [databases, lastTick, sidecar, kept] = await Promise.all([
    measureDatabases(ctx, kinds),
    ask(ctx, 'bucket', () => findLastTick(ctx.env)),
    ask(ctx, 'sidecar', () => askSidecar(ctx.env)),
    ask(ctx, 'conditions', () => listConditions(ctx)),
  ]);
  const now = ctx.now();
  const conditions = kept.value ?? [];
  const found = [
    ...judge(ctx, databases, lastTick.error),
    ...judgeTick(lastTick, now),
    ...judgeSidecar(sidecar),
  ];
  const needs = merge(
    found,
    conditions.filter((row) => needsAttention(row, now)),
    now,
  );
  return {
    status: needs.length === 0 ? 'ok' : 'needs_a_hand',
    checked_at: iso(now),
    needs_a_hand: needs,
    databases: databases.map(presentDatabase),
    bucket: { reachable: lastTick.error === null, error: lastTick.error },
    sidecar: presentSidecar(sidecar),
    last_tick_at: lastTick.value === null ? null : iso(lastTick.value),
    jobs: sumJobs(databases).map(({ kind, due, oldest, failing }) => ({
      kind,
      due,
      oldest_due_at: oldest === null ? null : iso(oldest),
      failing,
    })),
    dead_letters: countsOf(conditions, 'dead_letters'),
    mail_given_up: countsOf(conditions, 'mail_given_up'),
    settings_missing: listMissingSettings(ctx.env),
  };
}

/** Lists the reported conditions that are not over. */
async function listConditions(ctx: ServiceCtx): Promise<ConditionRow[]> {
  const [rows] = await commit(database(ctx), [selectConditions(ctx)]);
  return rows.filter((row) => isKnown(row) && !isOver(row, ctx.now()));
}

function judgeTick({ value, error }: Answer<number | null>, now: number): Report[] {
  if (error !== null || (value !== null && now - value <= TICK_LATE_MS)) return [];
  const detail = value === null ? 'It has never run.' : `It ran last at ${iso(value)}.`;
  return [{ kind: 'tick_late', about: '', detail }];
}

function judgeSidecar({ error }: Answer<SidecarHealth | null>): Report[] {
  return error === null ? [] : [{ kind: 'sidecar_unreachable', about: '', detail: `It says: ${error}` }];
}

/** Merges the conditions found now with the reported ones, each once, the oldest first. */
function merge(found: Report[], rows: ConditionRow[], now: number): ServiceHealth['needs_a_hand'] {
  const nameOf = ({ kind, about }: Report) => `${kind} ${about}`;
  const byName = new Map<string, Report & Partial<ConditionRow>>(rows.map((row) => [nameOf(row), row]));
  for (const report of found) byName.set(nameOf(report), { ...byName.get(nameOf(report)), ...report });
  return [...byName.values()]
    .map(({ kind, about, detail, since = now, toldAt = null }) => ({
      kind,
      about,
      title: KINDS[kind].title,
      detail,
      advice: KINDS[kind].advice,
      section: sectionOf(kind),
      since: iso(since),
      told_at: toldAt === null ? null : iso(toldAt),
    }))
    .sort((a, b) => a.since.localeCompare(b.since));
}

function presentDatabase({ name, figures }: MeasuredDatabase): ServiceHealth['databases'][number] {
  const { value, error } = figures;
  return {
    name,
    reachable: error === null,
    bytes: value?.bytes ?? null,
    room_bytes: DATABASE_ROOM,
    error,
  };
}

function presentSidecar({ value, error }: Answer<SidecarHealth | null>): ServiceHealth['sidecar'] {
  return {
    state: error !== null ? 'unreachable' : value === null ? 'asleep' : 'awake',
    awake_seconds: value?.age_s ?? null,
    calls: value?.active ?? null,
    calls_at_once: value?.calls ?? null,
    error,
  };
}

function countsOf(rows: ConditionRow[], kind: ConditionRow['kind']): ServiceHealth['dead_letters'] {
  return rows
    .filter((row) => row.kind === kind)
    .map(({ about, times, since, seenAt }) => ({
      kind: about,
      count: times,
      first_at: iso(since),
      newest_at: iso(seenAt),
    }));
}

const iso = (time: number): string => new Date(time).toISOString();
