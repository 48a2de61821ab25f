import { z } from 'zod';

const count = z.int().min(0);

export const stats = z
  .object({
    totalEmails: count,
    tasksByStatus: z.object({ todo: count, in_progress: count, done: count }),
    emailsByTag: z.record(z.string(), count).meta({
      description: 'By the names of tags: the built-in ones always, others when they have emails.',
      example: { Hello: 12, Partners: 3, Info: 40, Support: 218, Neo: 0 },
    }),
  })
  .meta({ id: 'Stats' });
export type Stats = z.infer<typeof stats>;
