import type { Work } from '../../platform/module.ts';
import { lastTickObject } from './last-tick.ts';

export const operationsWork: Work = { objects: [lastTickObject] };
