export { selectAuditsToday } from './records/insert-store.ts';
export { analyzeSite } from './running/analyze-site.ts';
export { selectUploadUse } from './uploads/store.ts';
