export { Bell, useUnread } from './bell.tsx';
export { NoPush, renew, turnOff, turnOn } from './push.ts';
export { useRead } from './use-read.ts';
