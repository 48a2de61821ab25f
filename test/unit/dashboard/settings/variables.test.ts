import { expect, test } from 'vitest';
import { unknownVariables } from '../../../../src/dashboard/features/settings/parts/unknown-variables.ts';

test.each([
  ['<p>{{a.b}} {{ A.B }}</p>', []],
  ['<p>{{a.c}} {{a.c}} {{</p><p>}}</p>', ['{{a.c}}', '{{']],
  ['<p>{{{a.b}}}</p>', []],
  ['<p>{{<b>a.b</b>}}</p>', ['{{']],
])('%s', (html, unknown) => {
  expect(unknownVariables(html, ['a.b'])).toEqual(unknown);
});
