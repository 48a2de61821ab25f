export { expand, type Occurrence } from './expand.ts';
export { Refused } from './refused.ts';
export { readRule } from './rule.ts';
