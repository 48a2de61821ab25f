import type { App } from '../../platform/http/http.ts';
import { registerBrand } from './brand/routes.ts';
import { registerCaptions } from './captions/routes.ts';
import { registerCards } from './cards/routes.ts';
import { registerConnection } from './connection/routes.ts';
import { registerCredentials } from './credentials/routes.ts';
import { registerDispatch } from './dispatch/routes.ts';
import { registerDrafting } from './drafting/routes.ts';
import { registerImages } from './images/routes.ts';
import { registerMilestones } from './milestones/routes.ts';
import { registerPreferences } from './preferences/routes.ts';
import { registerReports } from './reports/routes.ts';
import { registerStreams } from './streams/routes.ts';
import { registerVoice } from './voice/routes.ts';

export function registerStream(app: App): void {
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
