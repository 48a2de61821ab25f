import type { Work } from '../../platform/module.ts';
import { moveTaggedMailPart } from './move-mail.ts';

export const tagsWork: Work = { upkeep: { moveTaggedMail: moveTaggedMailPart } };
