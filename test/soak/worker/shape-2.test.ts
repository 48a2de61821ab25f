import { test } from 'vitest';
import { checkShape } from '../../worker/modules/mail/conversation-shape/property.ts';

test('half of 10,000 random orders of merging, splitting, taking back and late mail: threads are as the model says', () =>
  checkShape(5000));
