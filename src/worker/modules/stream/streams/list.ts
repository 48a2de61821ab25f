import type { z } from 'zod';
import type { listStreamsQuery, Stream } from '../../../../contract/stream/stream.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { cutPage, type Page, readCursor, writeCursor } from '../../../platform/http/page.ts';
import { toStream } from './present.ts';
import { selectStreams } from './store.ts';

/** Lists streams, newest first. */
export async function listStreams(ctx: Ctx, query: z.infer<typeof listStreamsQuery>): Promise<Page<Stream>> {
  const page = { before: readCursor(query, 2), limit: query.limit + 1, offset: query.offset };
  const [rows] = await commit(database(ctx), [selectStreams(ctx, query, page)]);
  const { rows: shown, next } = cutPage(rows, query.limit, (last) => writeCursor(last.startedAt, last.id));
  return { rows: shown.map(toStream), next };
}
