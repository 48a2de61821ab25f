import type { Module } from '../../platform/module.ts';
import { registerDraftSending } from './draft-sending/routes.ts';
import { sendDraftJob } from './draft-sending/run.ts';
import { sweepDraftsPart } from './drafts/delete.ts';
import { registerDrafts } from './drafts/routes.ts';
import { forgetEmails } from './forget-store.ts';
import { objects } from './objects.ts';
import { sendJob } from './outgoing/attempt.ts';
import { fileSentJob } from './outgoing/file-sent.ts';
import { sweepUploadsPart } from './outgoing/upload-attachment.ts';
import { registerSending } from './routes.ts';

export const sending: Module = {
  routes: (app) => {
    registerSending(app);
    registerDrafts(app);
    registerDraftSending(app);
  },
  tags: { Sending: 'Drafts, sending mail, and uploading its attachments.' },
  scopes: { 'emails:send': 'write and send mail, and change what the auto-responder sends' },
  jobs: [sendJob, fileSentJob, sendDraftJob],
  removals: { sweepUploads: sweepUploadsPart, sweepDrafts: sweepDraftsPart },
  forgetEmails,
  objects: [objects],
};
