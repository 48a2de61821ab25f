import type { DeletionHooks, Module } from '../../platform/module.ts';
import type { MailOfTasks } from '../tasks/index.ts';
import type { SelectDraftCount } from './conversation-counts/get.ts';
import type { OnRead } from './reading/mark-read.ts';

/** Loads the functions of this module that the tasks module uses. */
export const loadMailOfTasks = async (): Promise<MailOfTasks> =>
  (await import('./mail-of-tasks.ts')).mailOfTasks;

/**
 * Creates the module. The hooks are a parameter because other modules store data of emails, and `loadSelectDraftCount`
 * and `loadOnRead` because the modules of drafts and of notifications use this one.
 */
export const mail = (
  loadDeletionHooks: () => Promise<DeletionHooks>,
  loadSelectDraftCount: () => Promise<SelectDraftCount>,
  loadOnRead: () => Promise<OnRead>,
): Module => ({
  routes: [
    {
      paths: ['POST /api/emails'],
      load: async () => (await import('./ingest/routes.ts')).registerSaving,
    },
    {
      paths: ['POST /api/emails/batch'],
      load: async () => (await import('./ingest/batch-routes.ts')).registerSavingBatch,
    },
    {
      paths: [
        '/api/emails/*',
        '/api/threads/*',
        '/api/labels/*',
        '/api/views/*',
        '/api/notes/*',
        '/api/contacts/*',
      ],
      load: async () => {
        const [{ registerMail }, selectDraftCount, onRead] = await Promise.all([
          import('./routes.ts'),
          loadSelectDraftCount(),
          loadOnRead(),
        ]);
        return (app) => registerMail(app, selectDraftCount, onRead);
      },
    },
    {
      paths: ['DELETE /api/emails/:id', 'DELETE /api/threads/*'],
      load: async () => {
        const [{ registerDeletion }, hooks] = await Promise.all([
          import('./deletion/routes.ts'),
          loadDeletionHooks(),
        ]);
        return (app) => registerDeletion(app, hooks);
      },
    },
    {
      paths: ['GET /api/emails/:id/*'],
      load: async () => (await import('./downloads/routes.ts')).registerDownloads,
    },
  ],
  tags: {
    Emails: 'Stored mail: lists, single emails, threads and conversations.',
    Notes: 'What members write to each other in a conversation. No mail has it.',
    Contacts: 'Who writes to the organization, and whom it writes to.',
  },
  scopes: {
    'emails:read': 'read emails, threads, attachments and images',
    'emails:write': 'save and delete emails, mark them as read, and change, assign and delete conversations',
    'notes:read': 'read the notes of members in conversations',
    'notes:write': 'write, change and delete notes in conversations',
  },
  work: async () => (await import('./work.ts')).mailWork(await loadDeletionHooks()),
});
