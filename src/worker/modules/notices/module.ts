import { z } from 'zod';
import { type Module, queueMessage } from '../../platform/module.ts';
import { type FindLook, noticeJob, wakeDueNotices } from './send.ts';

/** `findLook` finds how the organization of a mail looks. */
export const notices = (findLook: FindLook): Module => ({
  jobs: [noticeJob(findLook)],
  messages: [queueMessage('notices', z.object({}), wakeDueNotices)],
});
