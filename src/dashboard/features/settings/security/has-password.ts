import { api } from '../../../api/client.ts';

/** Other ways to sign in are accounts too; `credential` is the password. */
export const useAccounts = () => api.useQuery('get', '/api/auth/list-accounts');

/** False for people who sign in with Google only. True until the API has said it. */
export const useHasPassword = () =>
  useAccounts().data?.some(({ providerId }) => providerId === 'credential') ?? true;
