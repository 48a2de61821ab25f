import type { Work } from '../../platform/module.ts';
import { sendDraftJob } from './draft-sending/run.ts';
import { sweepDraftsPart } from './drafts/delete.ts';
import { objects } from './objects.ts';
import { sendJob } from './outgoing/attempt.ts';
import { fileSentJob } from './outgoing/file-sent.ts';
import { sweepUploadsPart } from './outgoing/upload-attachment.ts';

export const sendingWork: Work = {
  jobs: [sendJob, fileSentJob, sendDraftJob],
  removals: { sweepUploads: sweepUploadsPart, sweepDrafts: sweepDraftsPart },
  objects: [objects],
};
