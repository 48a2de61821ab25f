export { type DetectionInput, detectMeetings, type SuggestedTime, type Suggestion } from './detect.ts';
