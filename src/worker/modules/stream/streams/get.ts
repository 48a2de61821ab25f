import type { StreamDetail } from '../../../../contract/stream/stream.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toStream } from './present.ts';
import { selectSamples, selectStream } from './store.ts';

/** Returns a stream with its viewer samples. Throws `not_found`. */
export async function getStream(ctx: Ctx, id: number): Promise<StreamDetail> {
  const [[row], samples] = await commit(database(ctx), [selectStream(ctx, id), selectSamples(ctx, id)]);
  if (!row) throw notFound('stream');
  return {
    ...toStream(row),
    samples: samples.map(({ at, viewerCount }) => ({
      at: new Date(at).toISOString(),
      viewer_count: viewerCount,
    })),
  };
}
