import type { App } from '../../platform/http/http.ts';
import type { Module } from '../../platform/module.ts';
import { registerCannedReplies } from './canned-replies/routes.ts';
import { forgetSignatures } from './signatures/forget.ts';
import { registerSignatures } from './signatures/routes.ts';

export const writing: Module = {
  routes: registerWriting,
  forgetUser: forgetSignatures,
  tags: { Writing: 'What people reuse when they write: replies with variables, and signatures.' },
};

function registerWriting(app: App): void {
  registerCannedReplies(app);
  registerSignatures(app);
}
