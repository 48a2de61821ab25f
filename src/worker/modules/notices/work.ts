import { z } from 'zod';
import { queueMessage, type Work } from '../../platform/module.ts';
import { type FindLook, noticeJob, wakeDueNotices } from './send.ts';

export const noticesWork = (findLook: FindLook): Work => ({
  jobs: [noticeJob(findLook)],
  messages: [queueMessage('notices', z.object({}), wakeDueNotices)],
});
