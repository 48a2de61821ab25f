import { auditReportText } from '../../lib/text/audits/report.ts';
import { useText } from '../../lib/text/language.tsx';
import type { Results } from './queries.ts';
import type { DimensionId } from './search.ts';

/** Returns the display name of a dimension: the checks of a video belong to social media. */
export function useDimensionName(results: Results) {
  const { dimensions } = useText(auditReportText);
  return (id: DimensionId) => dimensions[id === 'social_media' && results.media ? 'video' : id];
}
