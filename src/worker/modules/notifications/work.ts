import type { Work } from '../../platform/module.ts';
import { digestJob } from './digest/run.ts';
import { forgetUser } from './forget.ts';
import { pushJob } from './pushing/run.ts';
import { removePastNotificationsPart } from './reading/remove.ts';
import { tellJob } from './telling/run.ts';
import { subscribe } from './telling/subscribe.ts';

export const notificationsWork: Work = {
  jobs: [tellJob, pushJob, digestJob],
  subscribe,
  upkeep: { removePastNotifications: removePastNotificationsPart },
  forgetUser,
};
