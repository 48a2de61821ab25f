export { Bell, useUnread } from './bell.tsx';
export { NoPush, turnOff, turnOn } from './push.ts';
export { renew } from './renew.ts';
export { useRead } from './use-read.ts';
