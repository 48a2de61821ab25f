import { testOfOneDatabase } from '../../helpers.ts';
import { checkMany } from './many.ts';

testOfOneDatabase(
  'with 60 own tags and 40 inboxes, all is the model’s, and an own tag costs what a built-in one does',
  () => checkMany(8),
);
