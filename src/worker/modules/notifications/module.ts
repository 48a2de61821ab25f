import type { Module } from '../../platform/module.ts';
import { removePastNotificationsPart } from './reading/remove.ts';
import { forgetEmails, forgetTasks } from './reading/store.ts';
import { registerNotifications } from './routes.ts';

export const notifications: Module = {
  routes: registerNotifications,
  tags: { Notifications: 'What members are told of what happened, where, and on which devices.' },
  upkeep: { removePastNotifications: removePastNotificationsPart },
  forgetEmails,
  forgetTasks,
};
