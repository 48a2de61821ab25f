import { createFileRoute } from '@tanstack/react-router';
import type { Schemas } from '../../../../api/client.ts';
import { AiPage } from '../../../../features/settings/ai/page.tsx';

type Kind = Schemas['TokenEntryKind'];
const KINDS = ['grant', 'purchase', 'plan', 'usage', 'refund', 'adjustment'];

interface Search {
  range?: '7d' | '90d';
  /** The filter of the history. */
  kind?: Kind;
  /** The result of the payment page. */
  paid?: 'yes' | 'no';
}

export const Route = createFileRoute('/_app/settings/(team)/ai')({
  component: AiPage,
  validateSearch: ({ range, kind, paid }: Record<string, unknown>): Search => ({
    ...((range === '7d' || range === '90d') && { range }),
    ...(KINDS.includes(kind as string) && { kind: kind as Kind }),
    ...((paid === 'yes' || paid === 'no') && { paid }),
  }),
});
