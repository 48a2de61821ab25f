/**
 * A minimal Worker that returns rows of D1: no sign-in, no checks, no schema and no code of Herald. `/bench/prepare`
 * takes the statements of one call; `/bench/read` and `/bench/batch` then run them.
 */
import type { Query } from '../counting.ts';

/** The statements of one call. */
export interface Prepared {
  read: Query;
  /** `/bench/batch?n=` runs batch `n` modulo their number. */
  batches: Query[][];
}

let prepared: Prepared | null = null;

export default {
  async fetch(request, env): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/' || pathname === '/bench/empty') return Response.json([]);
    if (pathname === '/bench/prepare') {
      prepared = (await request.json()) as Prepared;
      return Response.json([]);
    }
    if (!prepared) return new Response('nothing is prepared', { status: 409 });
    const { read, batches } = prepared;
    const db = env.DB.withSession('first-primary');
    const statement = ({ sql, params }: Query) => db.prepare(sql).bind(...params);
    if (pathname === '/bench/read') return Response.json((await statement(read).all()).results);
    const batch = batches[Number(searchParams.get('n')) % batches.length]!;
    const results = await db.batch(batch.map(statement));
    const sum = (count: 'rows_read' | 'rows_written') =>
      results.reduce((total, { meta }) => total + meta[count], 0);
    return Response.json(
      results.map((result) => result.results),
      {
        headers: {
          'x-bench-rows-read': String(sum('rows_read')),
          'x-bench-rows-written': String(sum('rows_written')),
        },
      },
    );
  },
} satisfies ExportedHandler<{ DB: D1Database }>;
