import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { refresh } from '../../api/patch.ts';
import { useText } from '../../lib/text/language.tsx';
import { leavingText } from '../../lib/text/leaving.ts';
import { say, sayFailure } from '../../ui/toast.tsx';

/** Returns a function that cancels a scheduled deletion. */
export function useCancelDeletion() {
  const text = useText(leavingText);
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function keep(work: () => Promise<void>, done: string) {
    setBusy(true);
    try {
      await work();
      say(done);
    } catch (error) {
      sayFailure(error, text.failed);
    } finally {
      setBusy(false);
    }
  }
  return {
    isBusy,
    keepOrganization: ({ id, name }: { id: string; name: string }) =>
      keep(async () => {
        await client.POST('/api/auth/organization/cancel-deletion', { body: { organizationId: id } });
        await refresh(queries, '/api/auth/organization/get-full-organization', '/api/auth/organization/list');
      }, text.organizationStays(name)),
    keepAccount: () =>
      keep(async () => {
        await client.POST('/api/auth/cancel-user-deletion');
        await refresh(queries, '/api/auth/get-session');
      }, text.accountStays),
  };
}
