import type { Module } from '../../platform/module.ts';

/** Loads the function that marks the notifications of mail as read together with the mail. */
export const loadOnRead = async () => (await import('./index.ts')).readConversations;

export const notifications: Module = {
  routes: [
    {
      paths: ['/api/notifications', '/api/notifications/read', '/api/notifications/settings'],
      load: async () => (await import('./routes.ts')).registerNotifications,
    },
  ],
  tags: { Notifications: 'What members are told of what happened, where, and on which devices.' },
  forgets: () => import('./reading/store.ts'),
  work: async () => (await import('./work.ts')).notificationsWork,
};
