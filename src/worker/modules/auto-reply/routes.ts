import type { App } from '../../platform/http/http.ts';
import { registerReplies } from './replies/routes.ts';
import { registerResponder } from './responder/routes.ts';

export function registerAutoReply(app: App): void {
  registerResponder(app);
  registerReplies(app);
}
