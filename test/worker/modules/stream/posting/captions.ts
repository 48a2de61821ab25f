import type { CaptionRow } from '../../../../../src/worker/modules/stream/captions/schema.ts';
import { testEnv } from '../../../helpers.ts';
import type { World } from '../world.ts';

export type Row = Pick<
  CaptionRow,
  'id' | 'platform' | 'event' | 'text' | 'status' | 'attempts' | 'errorCode' | 'errorMessage' | 'postId'
> &
  Pick<CaptionRow, 'nextAttemptAt' | 'publishingAt'>;
type Platform = Row['platform'];

const COLUMNS = `id, platform, event, text, status, attempts, error_code AS errorCode, error_message AS errorMessage,
  post_id AS postId, next_attempt_at AS nextAttemptAt, publishing_at AS publishingAt`;

/** Returns all captions of the organization, oldest first. */
export async function rowsOf(world: World): Promise<Row[]> {
  const { results } = await testEnv.DB.prepare(
    `SELECT ${COLUMNS} FROM captions WHERE organization_id = ? ORDER BY id`,
  )
    .bind(world.organizationId)
    .all<Row>();
  return results;
}

export async function rowOf(world: World, id: number): Promise<Row> {
  return (await rowsOf(world)).find((row) => row.id === id)!;
}

/** Creates approved copies of captions, each of an occasion of its own, with these texts. */
export async function copyCaptions(world: World, of: Row[], texts: string[]): Promise<Row[]> {
  // Far from the ids that the organization assigns.
  const free = (await rowsOf(world)).at(-1)!.id + 1_000_000;
  const insert = testEnv.DB.prepare(
    `INSERT INTO captions (id, organization_id, occasion_id, event, stream_id, milestone_id, platform, text, image,
       status, model, expires_at, created_at, updated_at)
     SELECT ?1, organization_id, -?1, event, stream_id, milestone_id, platform, ?2, image, 'approved', model, expires_at,
       created_at, updated_at
     FROM captions WHERE id = ?3 RETURNING ${COLUMNS}`,
  );
  const results = await testEnv.DB.batch<Row>(
    texts.map((text, n) => insert.bind(free + n, text, of[n % of.length]!.id)),
  );
  return results.map(({ results }) => results[0]!);
}

/** Returns the jobs that post captions: those that are due or whose run has died, and when the next one is. */
export async function postJobs(world: World) {
  const { results } = await testEnv.DB.prepare(
    `SELECT id, subject_id AS captionId, coalesce(lease_until + 1, due_at) AS at FROM jobs
     WHERE organization_id = ? AND kind = 'post' ORDER BY at, id`,
  )
    .bind(world.organizationId)
    .all<{ id: number; captionId: number; at: number }>();
  const due = results.filter(({ at }) => at <= world.clock.now);
  return { due, nextAt: results[0]?.at ?? null };
}

/** Runs the jobs that post captions when they are due, until there are none. */
export async function finish(world: World, run: (id: number) => Promise<void>, until = () => false) {
  while (!until()) {
    const { due, nextAt } = await postJobs(world);
    if (nextAt === null) return;
    if (due[0]) await run(due[0].id);
    else world.clock.now = nextAt;
  }
}

/** Returns all posts that the platform has published. */
export function postsOn(world: World, platform: Platform) {
  if (platform === 'discord') return world.discord.posts;
  if (platform === 'x') return world.x.posts;
  return world.graph.posts.filter(({ kind }) => (kind === 'feed') === (platform === 'facebook'));
}

/** Returns the simulation of a platform. */
export function simulationOf(world: World, platform: Platform) {
  if (platform === 'discord') return world.discord;
  return platform === 'x' ? world.x : world.graph;
}
