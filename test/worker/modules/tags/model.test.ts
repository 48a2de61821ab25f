import { test } from 'vitest';
import { checkTags } from './property.ts';

test('after any changes of tags, mail and inboxes, all lists and numbers are the model’s', () =>
  checkTags({ numRuns: 8, seed: 82 }, 30));
