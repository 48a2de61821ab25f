/**
 * The built-in writer: what can be done without a language model, by fixed sentences, quotations and rules. It is pure
 * and deterministic, and never makes anything up; `CANNOT` says what it refuses.
 */
export { acknowledge } from './acknowledge/acknowledge.ts';
export { analyze } from './analyze/analyze.ts';
export { CANNOT } from './cannot.ts';
export { extract } from './extract/extract.ts';
export { detectLanguage } from './language/detect.ts';
export { searchFilter } from './search-filter/search-filter.ts';
export { summarize } from './summarize/summarize.ts';
