import type { Env, Hono } from 'hono';
import type { Faults } from './faults.ts';
import type { Records } from './records.ts';

/**
 * Registers the control endpoints: `GET, POST, DELETE /_control/faults`, `GET, DELETE /_control/posts` and `GET
 * /_control/calls`. They are not part of the platform.
 */
export function registerControl<E extends Env>(
  app: Hono<E>,
  { posts, duplicates, calls }: Records,
  faults: Faults,
): void {
  app.get('/_control/faults', (c) => c.json(faults.list()));
  app.post('/_control/faults', async (c) => {
    faults.add(await c.req.json());
    return c.json(faults.list(), 201);
  });
  app.delete('/_control/faults', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.get('/_control/posts', (c) => c.json({ posts, duplicates }));
  app.delete('/_control/posts', (c) => {
    for (const rows of [posts, duplicates, calls]) rows.length = 0;
    return c.body(null, 204);
  });
  app.get('/_control/calls', (c) => c.json(calls));
}
