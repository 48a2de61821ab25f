import { api } from '../../../../api/client.ts';
import type { DevelopmentMail } from './presets.ts';

/** Returns the mail server of `npm start`, if this is one. */
export function useDevelopmentMail(): DevelopmentMail | null | undefined {
  return api.useQuery('get', '/api/auth/sign-in-options', {}, { staleTime: Infinity }).data?.developmentMail;
}
