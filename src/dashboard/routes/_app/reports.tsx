import { createFileRoute } from '@tanstack/react-router';
import { Reports } from '../../features/reports/reports.tsx';
import { isRange, type ReportSearch } from '../../features/reports/search.ts';
import { readTag } from '../../lib/tags.ts';

export const Route = createFileRoute('/_app/reports')({
  component: Reports,
  validateSearch(search: Record<string, unknown>): ReportSearch {
    const { days } = search;
    const tag = readTag(search['tag']);
    return { ...(isRange(days) && { days }), ...(tag && { tag }) };
  },
});
