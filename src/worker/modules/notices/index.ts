export type { Item, Part } from './letter/parts.ts';
export { plainWords } from './plain-words.ts';
export { dayAndTime, dayOf, momentOf, NOBODY, numberOf, type Reader } from './reader.ts';
export { requireSystemSender } from './sender.ts';
export { isOwnNotice } from './signature.ts';
export { addresses, type Condition, deleteNoticesOfMoved, deleteNoticesTo } from './store.ts';
export { type Letter, type Notice, noticesTo, noticeTo, wakeNotices } from './write.ts';
