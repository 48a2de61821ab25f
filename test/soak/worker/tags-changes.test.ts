import { test } from 'vitest';
import { checkTags } from '../../worker/modules/tags/property.ts';

// A file may start 10,000 timeouts at most, and each request starts some.
test('after 250 times thirty changes of tags, mail and inboxes, all lists and numbers are the model’s', () =>
  checkTags({ numRuns: 250, endOnFailure: true }, 30));
