import { test } from 'vitest';
import { checkShape } from './property.ts';

/** Makes 60 runs. `npm run test:soak` makes 10,000. */
test('merging, splitting, taking back and late mail in random order: threads are as the model says', () =>
  checkShape(60));
