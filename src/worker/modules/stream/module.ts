import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { resealCredentialsPart } from './access/reseal.ts';
import { registerBrand } from './brand/routes.ts';
import { expireCaptionsPart } from './captions/expire.ts';
import { registerCaptions } from './captions/routes.ts';
import { registerCards } from './cards/routes.ts';
import { resealChannelKeysPart } from './channel/keys.ts';
import { registerConnection } from './connection/routes.ts';
import { registerCredentials } from './credentials/routes.ts';
import { pollChannelsPart } from './detection/poll.ts';
import { removePastKeysPart } from './detection/remove-past-keys.ts';
import { registerDispatch } from './dispatch/routes.ts';
import { captionsJob } from './drafting/job.ts';
import { registerDrafting } from './drafting/routes.ts';
import { endImages } from './image-owners/end.ts';
import { publicImages } from './image-owners/store.ts';
import { registerImages } from './images/routes.ts';
import { registerMilestones } from './milestones/routes.ts';
import { editJob } from './posting/edit-job.ts';
import { postJob } from './posting/job.ts';
import { registerPreferences } from './preferences/routes.ts';
import { registerReports } from './reports/routes.ts';
import { registerStreams } from './streams/routes.ts';
import { registerVoice } from './voice/routes.ts';

export const stream: Module = {
  routes: registerStream,
  tags: { Stream: 'Live streams, their captions, and the platforms where captions are posted.' },
  scopes: {
    'stream:read': 'read the channel, streams, captions, milestones and connected platforms',
    'stream:write': 'connect a channel, report streams, and write, approve and post captions',
  },
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

function registerStream(app: App): void {
  registerConnection(app);
  registerStreams(app);
  registerReports(app);
  // Before captions, whose `{id}` would match `dispatch`.
  registerDispatch(app);
  registerCaptions(app);
  registerDrafting(app);
  registerCredentials(app);
  registerVoice(app);
  registerMilestones(app);
  registerCards(app);
  registerBrand(app);
  registerPreferences(app);
  registerImages(app);
}
