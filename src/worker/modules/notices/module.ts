import { z } from 'zod';
import { type Module, queueMessage } from '../../platform/module.ts';
import { noticeJob, wakeDueNotices } from './send.ts';

export const notices: Module = {
  jobs: [noticeJob],
  messages: [queueMessage('notices', z.object({}), wakeDueNotices)],
};
