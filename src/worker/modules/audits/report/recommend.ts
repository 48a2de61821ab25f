import {
  type AuditResults,
  type Check,
  DIMENSIONS,
  type DimensionId,
  type Recommendation,
} from '../../../../contract/audits/audits.ts';
import { BRAND_ADVICE } from './brand-recommendations.ts';
import { PERFORMANCE_ADVICE } from './performance-recommendations.ts';
import type { AdviceTable } from './recommendation.ts';
import { SECURITY_ADVICE } from './security-recommendations.ts';
import { SEO_ADVICE } from './seo-recommendations.ts';
import { SOCIAL_ADVICE } from './social-recommendations.ts';
import { VIDEO_ADVICE } from './video-recommendations.ts';

/** The advice for every check that can fail, by dimension. The checks of videos belong to social media. */
export const ADVICE: Record<DimensionId, AdviceTable> = {
  seo: SEO_ADVICE,
  performance: PERFORMANCE_ADVICE,
  social_media: { ...SOCIAL_ADVICE, ...VIDEO_ADVICE },
  brand_consistency: BRAND_ADVICE,
  security: SECURITY_ADVICE,
};

const POINTS: Record<Recommendation['impact'], number> = { high: 3, medium: 2, low: 1 };

/**
 * Returns a recommendation for each failing check: first those with the most impact for their effort, then those with
 * more impact, then those whose check weighs more, then by id.
 */
export function recommend(dimensions: AuditResults['dimensions']): Recommendation[] {
  return DIMENSIONS.flatMap((dimension) =>
    (dimensions[dimension]?.checks ?? [])
      .filter(({ result }) => result === 'fail')
      .flatMap((check) => {
        const recommendation = recommendationFor(dimension, check);
        return recommendation === null ? [] : [{ recommendation, weight: check.weight }];
      }),
  )
    .toSorted(
      (a, b) =>
        worth(b.recommendation) - worth(a.recommendation) ||
        POINTS[b.recommendation.impact] - POINTS[a.recommendation.impact] ||
        b.weight - a.weight ||
        (a.recommendation.id < b.recommendation.id ? -1 : 1),
    )
    .map(({ recommendation }) => recommendation);
}

/** Returns the recommendation; null for a check that only informs. */
function recommendationFor(dimension: DimensionId, check: Check): Recommendation | null {
  const table = ADVICE[dimension];
  if (!Object.hasOwn(table, check.id)) return null;
  const { title, impact, effort, steps } = table[check.id]!;
  return { id: `${dimension}.${check.id}`, check_id: check.id, dimension, title, impact, effort, steps };
}

function worth({ impact, effort }: Recommendation): number {
  return POINTS[impact] / POINTS[effort];
}
