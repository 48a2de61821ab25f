import { test } from 'vitest';
import { checkDeletion } from './interrupted.ts';

test('a deleted tag gives all of its mail to another, though the database dies three times and more mail comes', () =>
  checkDeletion(300));
