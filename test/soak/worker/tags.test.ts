import { test } from 'vitest';
import { testOfOneDatabase } from '../../worker/helpers.ts';
import { checkDeletion } from '../../worker/modules/tags/interrupted.ts';
import { checkMany } from '../../worker/modules/tags/many.ts';

testOfOneDatabase('60 own tags, 40 inboxes and 20,000 mails', () => checkMany(307));

test('a tag with 5,000 mails is deleted while the database dies three times and mail comes in', () =>
  checkDeletion(5000));
