export { isOfDays } from './change-all.ts';
export { removeOne } from './change-one.ts';
export { changeSeries, type SeriesChange } from './change-series.ts';
export { type Fields, invited, type Person } from './fields.ts';
export { type FoundInstance, findInstance } from './find-instance.ts';
export { eventsOf, nextSequence, stamped } from './revise.ts';
export { untilText, wallOfUntil, withParts } from './rule-text.ts';
export { isFirst, seriesBefore } from './split.ts';
export { lengthOf, startingAt, type Times, timeAt, timesFrom, timesOf } from './times.ts';
