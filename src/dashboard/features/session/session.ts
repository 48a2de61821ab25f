import { useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../api/client.ts';

/** Who is signed in: null is nobody. */
export function useSession() {
  return api.useQuery('get', '/api/auth/get-session', {}, { staleTime: 5 * 60_000 });
}

/** Forgets what the page knows, and asks anew who is signed in. */
export function useSignOut() {
  const queries = useQueryClient();
  return async () => {
    await client.POST('/api/auth/sign-out');
    queries.clear();
  };
}
