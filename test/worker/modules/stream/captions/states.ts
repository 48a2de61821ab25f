import type { Caption } from '../../../../../src/contract/stream/captions.ts';
import { testEnv } from '../../../helpers.ts';
import type { Connected, World } from '../world.ts';
import { makeWorld } from '../world.ts';

export const LIVE = { type: 'live', video_id: 'dQw4w9WgXcQ', title: 'Building a boat, day 3' };
export const CAPTIONS = '/api/stream/captions';

/** Creates a live stream with the captions of these platforms, in the order of the platforms. */
export async function makeCaptions(
  ...platforms: Connected[]
): Promise<{ world: World; captions: Caption[]; ids: number[] }> {
  const world = await makeWorld([]);
  await world.report(LIVE);
  const made = await world.ask<Caption[]>('POST', `${CAPTIONS}/generate`, { platforms });
  const captions = platforms.map((platform) => made.find((caption) => caption.platform === platform)!);
  return { world, captions, ids: captions.map(({ id }) => id) };
}

/** Puts a caption into a state that only posting leads to. */
export async function put(id: number, status: Caption['status']): Promise<void> {
  await testEnv.DB.prepare('UPDATE captions SET status = ?, queued_at = 1 WHERE id = ?')
    .bind(status, id)
    .run();
}

/** Returns the status and the code of a response. */
export async function codeOf(response: Response): Promise<[number, string | undefined]> {
  return [response.status, ((await response.json()) as { code?: string }).code];
}
