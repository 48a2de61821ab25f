import type { QueryClient } from '@tanstack/react-query';
import { KEPT } from './kept.ts';

/** Registers this browser again for a user who has turned notifications on in it and has signed in again. */
export async function renew(queries: QueryClient, user: string): Promise<void> {
  const [of, name] = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];
  if (of !== user || name === undefined) return;
  const { registerAgain } = await import('./push.ts');
  await registerAgain(queries, name);
}
