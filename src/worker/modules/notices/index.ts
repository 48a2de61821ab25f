export { plainWords } from './plain-words.ts';
export { runNotice, wakeDueNotices } from './send.ts';
export { requireSystemSender } from './sender.ts';
export { type Notice, noticesTo, noticeTo, wakeNotices } from './write.ts';
