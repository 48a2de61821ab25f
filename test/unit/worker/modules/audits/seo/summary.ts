/** The SEO audits of Lighthouse, in the order of its report. */
export const AUDITS = [
  'is-crawlable',
  'document-title',
  'meta-description',
  'http-status-code',
  'link-text',
  'crawlable-anchors',
  'robots-txt',
  'image-alt',
  'hreflang',
  'canonical',
];

/** Returns a score and a verdict for each audit: `+` passes, `-` fails, `0` does not apply, `?` was not measured. */
export function toSummary(score: number | null, verdictOf: (id: string) => string | undefined): string {
  const signs: Record<string, string> = { pass: '+', fail: '-', not_applicable: '0', not_measured: '?' };
  return `${score} ${AUDITS.map((id) => signs[verdictOf(id) ?? ''] ?? '!').join('')}`;
}
