import type { Work } from '../../platform/module.ts';
import { forgetSignatures } from './signatures/forget.ts';

export const writingWork: Work = { forgetUser: forgetSignatures };
