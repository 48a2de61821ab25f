import type { Work } from '../../platform/module.ts';
import { resealCredentialsPart } from './access/reseal.ts';
import { expireCaptionsPart } from './captions/expire.ts';
import { resealChannelKeysPart } from './channel/keys.ts';
import { pollChannelsPart } from './detection/poll.ts';
import { removePastKeysPart } from './detection/remove-past-keys.ts';
import { captionsJob } from './drafting/job.ts';
import { endImages } from './image-owners/end.ts';
import { publicImages } from './image-owners/store.ts';
import { editJob } from './posting/edit-job.ts';
import { postJob } from './posting/job.ts';

export const streamWork: Work = {
  jobs: [captionsJob, postJob, editJob],
  endOrganization: endImages,
  objects: [publicImages],
  upkeep: {
    pollChannels: pollChannelsPart,
    expireCaptions: expireCaptionsPart,
    resealCredentials: resealCredentialsPart,
    resealChannelKeys: resealChannelKeysPart,
  },
  serviceUpkeep: { removePastKeys: removePastKeysPart },
};
