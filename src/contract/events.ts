import { z } from 'zod';

/** What Herald tells others about. */
export const eventType = z.enum(['email.saved', 'task.updated']).meta({ id: 'EventType' });
export type EventType = z.infer<typeof eventType>;
