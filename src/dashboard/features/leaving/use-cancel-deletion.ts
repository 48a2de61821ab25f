import { useAct } from '../../api/act.ts';
import { client } from '../../api/client.ts';
import { useText } from '../../lib/text/language.tsx';
import { leavingText } from '../../lib/text/leaving.ts';

/** Cancels a scheduled deletion. */
export function useCancelDeletion() {
  const text = useText(leavingText);
  return {
    keepOrganization: useAct({
      run: ({ id }: { id: string; name: string }) =>
        client.POST('/api/auth/organization/cancel-deletion', { body: { organizationId: id } }),
      touches: ['member'],
      failed: text.failed,
      said: ({ name }) => text.organizationStays(name),
    }),
    keepAccount: useAct({
      run: () => client.POST('/api/auth/cancel-user-deletion'),
      touches: ['member'],
      failed: text.failed,
      said: text.accountStays,
    }),
  };
}
