import type { Module } from '../../platform/module.ts';

/** Loads the function that the mail module counts drafts with. */
export const loadSelectDraftCount = async () => (await import('./drafts/store.ts')).selectDraftCount;

export const sending: Module = {
  routes: [
    {
      paths: ['/api/send-email', '/api/upload-attachment', 'POST /api/emails/:id/retry'],
      load: async () => (await import('./routes.ts')).registerSending,
    },
    {
      paths: ['/api/drafts/*'],
      load: async () => (await import('./drafts/routes.ts')).registerDrafts,
    },
    {
      paths: ['POST /api/drafts/:id/*'],
      load: async () => (await import('./draft-sending/routes.ts')).registerDraftSending,
    },
  ],
  tags: { Sending: 'Drafts, sending mail, and uploading its attachments.' },
  scopes: { 'emails:send': 'write and send mail, and change what the auto-responder sends' },
  forgets: () => import('./forget-store.ts'),
  work: async () => (await import('./work.ts')).sendingWork,
};
