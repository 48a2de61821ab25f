export { type Expansion, expand, MAX_OCCURRENCES, type Occurrence, type Query } from './expand.ts';
export { Refused } from './refused.ts';
export { type Rule, readRule } from './rule.ts';
