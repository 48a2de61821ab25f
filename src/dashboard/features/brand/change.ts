import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../api/act.ts';
import { commonText } from '../../lib/text/common.ts';
import { useText } from '../../lib/text/language.tsx';
import { brandText } from '../../lib/text/studio/brand.ts';

/** The first part of the query keys of drawn cards. */
export const DRAWN = 'drawn card';

/** Changes how the organization looks. */
export function useBrandChange() {
  const text = useText(brandText);
  const common = useText(commonText);
  const queries = useQueryClient();
  return useAct({
    async run(send: () => Promise<unknown>) {
      await send();
      // The drawn cards show it.
      await queries.invalidateQueries({ queryKey: [DRAWN] });
    },
    touches: ['stream'],
    failed: text.brandFailed,
    said: common.saved,
  });
}
