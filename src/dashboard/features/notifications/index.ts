export { Bell, useUnread } from './bell.tsx';
export { NoPush, subscribe, unsubscribe } from './push.ts';
