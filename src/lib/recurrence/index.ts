export { expand, type Occurrence } from './expand.ts';
export { lastStartOf } from './last-start.ts';
export { placeOf, recurrenceIds } from './place.ts';
export { Refused } from './refused.ts';
export { readRule } from './rule.ts';
export { recurs, spanOf } from './span.ts';
export { isTimezone } from './zone.ts';
