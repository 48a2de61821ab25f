export { addCounts, bucketOf } from './store.ts';
