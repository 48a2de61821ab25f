import { z } from 'zod';

/** Schemas shared by both services. Long texts are truncated, but IDs must be complete. */

export const uid = z.string().min(1).max(200);

/** A moment with an offset, converted to ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

export const words = z.string().transform((text) => text.slice(0, 500));

/** Text, or null if it is absent, null or not a string. */
export const optionalWords = words
  .nullish()
  .catch(null)
  .transform((text) => text ?? null);

export const person = z
  .object({ email: optionalWords, name: optionalWords })
  .transform(({ email, name }) => ({ email, name }));

const MAX_ATTENDEES = 1_000;

export const attendees = z.array(person).max(MAX_ATTENDEES).catch([]);
