import { z } from 'zod';
import { type Module, queueMessage } from '../../platform/module.ts';
import { noticeJob, wakeDueNotices } from './send.ts';

export { plainWords } from './plain-words.ts';
export { requireSystemSender } from './sender.ts';
export { addresses, type Condition, deleteNoticesOfMoved, deleteNoticesTo } from './store.ts';
export { type Notice, noticesTo, noticeTo, wakeNotices } from './write.ts';

export const notices: Module = {
  jobs: [noticeJob],
  messages: [queueMessage('notices', z.object({}), wakeDueNotices)],
};
