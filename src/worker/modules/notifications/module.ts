import type { Module } from '../../platform/module.ts';
import { digestJob } from './digest/run.ts';
import { forgetUser } from './forget.ts';
import { pushJob } from './pushing/run.ts';
import { removePastNotificationsPart } from './reading/remove.ts';
import { forgetEmails, forgetTasks } from './reading/store.ts';
import { registerNotifications } from './routes.ts';
import { tellJob } from './telling/run.ts';
import { subscribe } from './telling/subscribe.ts';

export const notifications: Module = {
  routes: registerNotifications,
  tags: { Notifications: 'What members are told of what happened, where, and on which devices.' },
  jobs: [tellJob, pushJob, digestJob],
  subscribe,
  upkeep: { removePastNotifications: removePastNotificationsPart },
  forgetEmails,
  forgetTasks,
  forgetUser,
};
