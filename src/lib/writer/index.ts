/**
 * The built-in writer, which works without a language model, by fixed sentences, quotations and rules. It is pure and
 * deterministic, and never invents anything; `CANNOT` has the requests that it refuses.
 */
export { ACKNOWLEDGEMENT_LANGUAGES, acknowledge } from './acknowledge/acknowledge.ts';
export { type Analysis, type AnalyzeInput, analyze } from './analyze/analyze.ts';
export { type AuditFacts, auditSummary } from './announce/audit-summary.ts';
export { type CaptionFacts, type CaptionTone, captionBody } from './announce/caption.ts';
export { CANNOT } from './cannot.ts';
export { type ExtractInput, extract } from './extract/extract.ts';
export { detectLanguage, LANGUAGES } from './language/detect.ts';
export { searchFilter } from './search-filter/search-filter.ts';
export { summarize, type ThreadEmail } from './summarize/summarize.ts';
export { personName } from './text/person-name.ts';
