export { Bell } from './bell.tsx';
export { NoPush, subscribe, unsubscribe } from './push.ts';
