import { z } from 'zod';
import { type Bookings, readCalComBooking } from '../../../../lib/bookings/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { CAL_COM_PAGE, MAX_CURSOR, PULLED_PAST } from '../bookings/limits.ts';
import { callService, unreadable } from './call-service.ts';
import type { Pull, Pulled } from './pulled.ts';

const API_URL = 'https://api.cal.com/v2';
/** The first version of the Cal.com API that has cursors. */
const API_VERSION = '2026-05-01';

const page = z.object({
  status: z.literal('success'),
  data: z.array(z.unknown()).max(1_000),
  pagination: z
    .object({
      nextCursor: z.string().max(MAX_CURSOR).nullish(),
      hasMore: z.boolean().nullish(),
      hasNextPage: z.boolean().nullish(),
    })
    .nullish(),
});

/** Pulls bookings by `GET /v2/bookings`: https://cal.com/docs/api-reference/v2/bookings/get-all-bookings. */
export async function* pullCalCom(ctx: Ctx, { apiToken, cursor }: Pull): AsyncGenerator<Pulled, void> {
  const query = new URLSearchParams(cursor ?? firstQuery(ctx));
  const { json, readAt } = await callService(
    ctx,
    'cal_com',
    `${(ctx.env.CAL_COM_API_URL || API_URL).replace(/\/$/, '')}/bookings?${query}`,
    { authorization: `Bearer ${apiToken}`, 'cal-api-version': API_VERSION },
  );
  const { data: answer } = page.safeParse(json);
  if (!answer) throw unreadable('cal_com');
  const read = answer.data.map((item) => readCalComBooking(item, readAt));
  const skipped = read.filter((each) => each === null).length;
  if (skipped > 0) ctx.log.warn('booking.unreadable', { provider: 'cal_com', skipped });
  yield {
    parts: read.filter((each): each is Bookings => each !== null),
    versions: {},
    next: nextQuery(query, answer),
  };
}

function firstQuery(ctx: Ctx): Record<string, string> {
  return { limit: String(CAL_COM_PAGE), afterStart: new Date(ctx.now() - PULLED_PAST).toISOString() };
}

/** Returns the next page's query: by cursor, or by offset for installations that paginate by number. */
function nextQuery(query: URLSearchParams, { data, pagination }: z.output<typeof page>): string | null {
  const next = new URLSearchParams(query);
  if (pagination?.nextCursor && pagination.hasMore !== false) next.set('cursor', pagination.nextCursor);
  else if (pagination?.hasNextPage && data.length > 0) {
    next.set('skip', String(Number(query.get('skip') ?? 0) + data.length));
  } else return null;
  return next.toString();
}
