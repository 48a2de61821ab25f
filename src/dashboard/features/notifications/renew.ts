import type { QueryClient } from '@tanstack/react-query';

/** Who has turned notifications on, and the name of the device: signing out ends them, signing in again brings them back. */
export const KEPT = 'herald:push';

/** Registers this browser again for a user who has turned notifications on in it and has signed in again. */
export async function renew(queries: QueryClient, user: string): Promise<void> {
  const [of, name] = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];
  if (of !== user || name === undefined) return;
  const { registerAgain } = await import('./push.ts');
  await registerAgain(queries, name);
}
