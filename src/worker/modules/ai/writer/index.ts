/**
 * The built-in writer: what can be done without a language model, by fixed sentences, quotations and rules. It is pure
 * and deterministic, and never makes anything up; `CANNOT` says what it refuses.
 */
export { ACKNOWLEDGEMENT_LANGUAGES, type AcknowledgeInput, acknowledge } from './acknowledge/acknowledge.ts';
export { type Analysis, type AnalyzeInput, analyze } from './analyze/analyze.ts';
export { type AuditFacts, auditSummary } from './announce/audit-summary.ts';
export {
  type CaptionFacts,
  type CaptionVoice,
  caption,
  captionLength,
  MAX_CAPTION,
} from './announce/caption.ts';
export { CANNOT } from './cannot.ts';
export { type ExtractInput, type Extraction, extract } from './extract/extract.ts';
export { type DetectedLanguage, detectLanguage, LANGUAGES } from './language/detect.ts';
export { type SearchContext, type SearchFilter, searchFilter } from './search-filter/search-filter.ts';
export { type Summary, summarize, type ThreadEmail } from './summarize/summarize.ts';
