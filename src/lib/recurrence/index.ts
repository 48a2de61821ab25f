export { expand, type Occurrence } from './expand.ts';
export { placeOf, recurrenceIds } from './place.ts';
export { lastStartOf } from './recurrence-set.ts';
export { Refused } from './refused.ts';
export { readRule } from './rules/rule.ts';
export { recurs, spanOf } from './span.ts';
export { isTimezone } from './zone.ts';
