import { createFileRoute } from '@tanstack/react-router';
import { Reports } from '../../features/reports/reports.tsx';
import { isRange, isTag, type ReportSearch } from '../../features/reports/search.ts';

export const Route = createFileRoute('/_app/reports')({
  component: Reports,
  validateSearch: ({ days, tag }: Record<string, unknown>): ReportSearch => ({
    ...(isRange(days) && { days }),
    ...(isTag(tag) && { tag }),
  }),
});
