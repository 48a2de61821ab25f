export { sendNotices } from './send.ts';
export { type Notice, noticesTo, noticeTo, wakeNotices } from './write.ts';
