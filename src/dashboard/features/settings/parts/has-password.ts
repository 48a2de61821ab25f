import { api } from '../../../api/client.ts';

/** Returns all sign-in methods; `credential` is the password. */
export const useAccounts = () => api.useQuery('get', '/api/auth/list-accounts');

/** Returns false for users who only sign in with Google. True until loaded. */
export const useHasPassword = () =>
  useAccounts().data?.some(({ providerId }) => providerId === 'credential') ?? true;
