import { z } from 'zod';
import { readCalendlyEvent } from '../../../../lib/bookings/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { CALENDLY_PAGE, MAX_CURSOR, MAX_INVITEE_PAGES, PULLED_PAST } from '../bookings/limits.ts';
import { callService, ServiceFailure, unreadable } from './call-service.ts';
import type { Pull, Pulled } from './pulled.ts';

const API_URL = 'https://api.calendly.com';

const me = z.object({
  resource: z.object({ uri: z.string().max(500), current_organization: z.string().max(500).nullish() }),
});
const page = z.object({
  collection: z.array(z.unknown()).max(1_000),
  pagination: z.object({
    next_page: z.string().max(MAX_CURSOR).nullish(),
    next_page_token: z.string().max(MAX_CURSOR).nullish(),
  }),
});
const listed = z.object({
  uri: z.string().max(200),
  updated_at: z.string().max(50),
  invitees_counter: z.object({ total: z.number(), active: z.number() }),
});

/**
 * Pulls `GET /scheduled_events`, and one by one the invitees of events that changed since the last pull:
 * https://developer.calendly.com/api-docs/calendly-api/scheduled-events/list-scheduled-events.
 */
export async function* pullCalendly(
  ctx: Ctx,
  { apiToken, cursor, findPulled }: Pull,
): AsyncGenerator<Pulled, void> {
  const call = (path: string) => callCalendly(ctx, apiToken, path);
  const { query, json, readAt } = cursor === null ? await firstPage(ctx, call) : await eventsOf(cursor, call);
  const { data: answer } = page.safeParse(json);
  if (!answer) throw unreadable('calendly');
  const events = answer.collection.map((event) => ({ event, ...listed.safeParse(event) }));
  const pulled = await findPulled(events.flatMap(({ data }) => data?.uri ?? []));
  for (const { event, data } of events) {
    const id = data && /\/scheduled_events\/([\w-]{1,100})$/.exec(data.uri)?.[1];
    if (!data || !id) {
      ctx.log.warn('booking.unreadable', { provider: 'calendly', skipped: 1 });
      continue;
    }
    const { total, active } = data.invitees_counter;
    const version = `${data.updated_at} ${active}/${total}`;
    if (pulled.get(data.uri) === version) continue;
    const bookings = readCalendlyEvent(event, await listInvitees(id, call), readAt);
    if (!bookings) ctx.log.warn('booking.unreadable', { provider: 'calendly', skipped: 1 });
    yield { parts: bookings ? [bookings] : [], versions: { [data.uri]: version } };
  }
  yield { parts: [], versions: {}, next: nextQuery(query, answer.pagination) };
}

type Call = (path: string) => ReturnType<typeof callService>;

function callCalendly(ctx: Ctx, apiToken: string, path: string) {
  const base = (ctx.env.CALENDLY_API_URL || API_URL).replace(/\/$/, '');
  return callService(ctx, 'calendly', `${base}${path}`, { authorization: `Bearer ${apiToken}` });
}

/** Reads all events of the organization if the token allows it, else the user's own. */
async function firstPage(ctx: Ctx, call: Call) {
  const { json } = await call('/users/me');
  const { data } = me.safeParse(json);
  if (!data) throw unreadable('calendly');
  const { uri: user, current_organization: organization } = data.resource;
  const filter = {
    count: String(CALENDLY_PAGE),
    sort: 'start_time:asc',
    min_start_time: new Date(ctx.now() - PULLED_PAST).toISOString(),
  };
  const ofUser = new URLSearchParams({ user, ...filter }).toString();
  if (!organization) return eventsOf(ofUser, call);
  try {
    return await eventsOf(new URLSearchParams({ organization, ...filter }).toString(), call);
  } catch (error) {
    if (error instanceof ServiceFailure && error.kind === 'forbidden') return eventsOf(ofUser, call);
    throw error;
  }
}

async function eventsOf(query: string, call: Call) {
  return { query, ...(await call(`/scheduled_events?${query}`)) };
}

async function listInvitees(id: string, call: Call): Promise<unknown[]> {
  const invitees: unknown[] = [];
  let query: string | null = new URLSearchParams({ count: String(CALENDLY_PAGE) }).toString();
  for (let pages = 0; query !== null && pages < MAX_INVITEE_PAGES; pages++) {
    const { data } = page.safeParse((await call(`/scheduled_events/${id}/invitees?${query}`)).json);
    if (!data) throw unreadable('calendly');
    invitees.push(...data.collection);
    query = nextQuery(query, data.pagination);
  }
  return invitees;
}

/** Returns the query of Calendly's next-page URL without the address, so that Herald calls no other server. */
function nextQuery(query: string, pagination: z.output<typeof page>['pagination']): string | null {
  const { next_page: address, next_page_token: token } = pagination;
  const named = address ? URL.parse(address)?.search.slice(1) : null;
  if (named) return named;
  if (!token) return null;
  const next = new URLSearchParams(query);
  next.set('page_token', token);
  return next.toString();
}
