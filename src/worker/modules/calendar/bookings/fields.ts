import { z } from 'zod';

/** Pieces of the bodies of both services. Long words are cut; what names a booking has to be whole. */

export const uid = z.string().min(1).max(200);

/** A moment with its offset, as ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const words = z.string().transform((text) => text.slice(0, 500));

/** Absent, null and what is not text are the same. */
export const optionalWords = words
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);

export const person = z
  .object({ email: optionalWords, name: optionalWords })
  .transform(({ email, name }) => ({ email, name }));

const MAX_ATTENDEES = 1_000;

export const attendees = z.array(person).max(MAX_ATTENDEES).catch([]);
