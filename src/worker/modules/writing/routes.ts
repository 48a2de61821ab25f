import type { App } from '../../platform/http/http.ts';
import { registerCannedReplies } from './canned-replies/routes.ts';
import { registerSignatures } from './signatures/routes.ts';

export function registerWriting(app: App): void {
  registerCannedReplies(app);
  registerSignatures(app);
}
