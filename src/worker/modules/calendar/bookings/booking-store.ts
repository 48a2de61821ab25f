import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Booking } from '../../../../lib/bookings/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { bookingChanges, bookings } from './schema.ts';

type BookingRow = typeof bookings.$inferSelect;

const ofConnection = (ctx: Ctx, connectionId: number) =>
  and(eq(bookings.organizationId, ctx.organizationId), eq(bookings.connectionId, connectionId));
const isBooking = (ctx: Ctx, connectionId: number, uid: string) =>
  and(ofConnection(ctx, connectionId), eq(bookings.uid, uid));
const changesOf = (ctx: Ctx, connectionId: number) =>
  and(eq(bookingChanges.organizationId, ctx.organizationId), eq(bookingChanges.connectionId, connectionId));

const listOf = (values: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

export function selectBookings(ctx: Ctx, connectionId: number, uids: string[]): Statement<BookingRow[]> {
  return database(ctx)
    .select()
    .from(bookings)
    .where(and(ofConnection(ctx, connectionId), inArray(bookings.uid, listOf(uids))));
}

/** Selects the versions of these bookings at the last pull, as the service names them. */
export function selectPulled(
  ctx: Ctx,
  connectionId: number,
  uids: string[],
): Statement<{ uid: string; pulled: string | null }[]> {
  const { uid, pulled } = bookings;
  return database(ctx)
    .select({ uid, pulled })
    .from(bookings)
    .where(and(ofConnection(ctx, connectionId), inArray(uid, listOf(uids))));
}

/** Selects the UIDs of some bookings of a connection. */
export function selectSomeUids(ctx: Ctx, connectionId: number, limit: number): Statement<{ uid: string }[]> {
  return database(ctx)
    .select({ uid: bookings.uid })
    .from(bookings)
    .where(ofConnection(ctx, connectionId))
    .limit(limit);
}

/** Fails the batch if the booking was changed since it was read, or exists although `version` is null. */
export function requireBooking(
  ctx: Ctx,
  connectionId: number,
  uid: string,
  version: number | null,
): Statement {
  const found = sql`(SELECT version FROM ${bookings} WHERE ${isBooking(ctx, connectionId, uid)})`;
  return requireThat(database(ctx), sql`${found} IS ${version}`);
}

export function upsertBooking(
  ctx: Ctx,
  connectionId: number,
  uid: string,
  booking: Booking | null,
): Statement {
  return database(ctx)
    .insert(bookings)
    .values({ organizationId: ctx.organizationId, connectionId, uid, booking, version: 1 })
    .onConflictDoUpdate({
      target: [bookings.organizationId, bookings.connectionId, bookings.uid],
      set: { booking, version: sql`version + 1` },
    });
}

/** Stores the pulled version without changing the booking. */
export function upsertPulled(ctx: Ctx, connectionId: number, uid: string, pulled: string): Statement {
  return database(ctx)
    .insert(bookings)
    .values({ organizationId: ctx.organizationId, connectionId, uid, version: 0, pulled })
    .onConflictDoUpdate({
      target: [bookings.organizationId, bookings.connectionId, bookings.uid],
      set: { pulled },
    });
}

export function deleteBooking(ctx: Ctx, connectionId: number, uid: string): Statement {
  return database(ctx)
    .delete(bookings)
    .where(isBooking(ctx, connectionId, uid));
}

export function insertChange(ctx: Ctx, connectionId: number, uid: string, change: Booking): Statement {
  return database(ctx)
    .insert(bookingChanges)
    .values({ organizationId: ctx.organizationId, connectionId, uid, id: crypto.randomUUID(), change });
}

/** Selects some reported changes that are not merged into the booking yet. */
export function selectChanges(
  ctx: Ctx,
  connectionId: number,
  uid: string,
  limit: number,
): Statement<{ id: string; change: Booking }[]> {
  const { id, change } = bookingChanges;
  return database(ctx)
    .select({ id, change })
    .from(bookingChanges)
    .where(and(changesOf(ctx, connectionId), eq(bookingChanges.uid, uid)))
    .limit(limit);
}

/** Selects the UIDs of some bookings with changes that are not merged yet. */
export function selectChangedUids(
  ctx: Ctx,
  connectionId: number,
  limit: number,
): Statement<{ uid: string }[]> {
  return database(ctx)
    .selectDistinct({ uid: bookingChanges.uid })
    .from(bookingChanges)
    .where(changesOf(ctx, connectionId))
    .limit(limit);
}

export function deleteChanges(ctx: Ctx, connectionId: number, uid: string, ids: string[]): Statement {
  return database(ctx)
    .delete(bookingChanges)
    .where(
      and(changesOf(ctx, connectionId), eq(bookingChanges.uid, uid), inArray(bookingChanges.id, listOf(ids))),
    );
}

export function deleteAllChanges(ctx: Ctx, connectionId: number): Statement {
  return database(ctx).delete(bookingChanges).where(changesOf(ctx, connectionId));
}
