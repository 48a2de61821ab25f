import { z } from 'zod';

const count = z.int().min(0);

export const stats = z
  .object({
    totalEmails: count,
    tasksByStatus: z.object({ todo: count, in_progress: count, done: count }),
    emailsByTag: z.object({ Hello: count, Partners: count, Info: count, Support: count, Neo: count }),
  })
  .meta({ id: 'Stats' });
export type Stats = z.infer<typeof stats>;
