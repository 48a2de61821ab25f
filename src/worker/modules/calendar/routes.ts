import type { App } from '../../platform/http/http.ts';
import { registerBookingConnections } from './booking-connections/routes.ts';
import { registerChanges } from './changes/routes.ts';
import { registerFeed } from './feed/routes.ts';
import { registerReading } from './reading/routes.ts';
import { registerResponses } from './responses/routes.ts';
import { registerSuggestions } from './suggestions/routes.ts';

export function registerCalendar(app: App): void {
  registerReading(app);
  registerChanges(app);
  registerResponses(app);
  registerSuggestions(app);
  registerFeed(app);
  registerBookingConnections(app);
}
