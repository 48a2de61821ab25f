import type { Module } from '../../platform/module.ts';
import { moveTaggedMailPart } from './move-mail.ts';
import { registerTags } from './routes.ts';

export const tags: Module = {
  routes: registerTags,
  tags: { Tags: 'The names of shared inboxes.' },
  upkeep: { moveTaggedMail: moveTaggedMailPart },
};
