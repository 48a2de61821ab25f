import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fillHtml,
  fillText,
  missingIn,
} from '../../../../../../src/worker/modules/writing/content/variables.ts';

const NAMES = ['contact.name', 'user.name', 'task.id'];
const value = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom(
    '{{user.name}}',
    '{{',
    '}}',
    '{',
    '$&',
    '$1',
    '<b>',
    '"',
    "'",
    '&amp;',
    '</p><script>x()</script>',
  ),
);

test('a value stands where its variable was, once and as text, whatever it says', () => {
  const part = fc.oneof(fc.constantFrom(...NAMES), fc.stringMatching(/^[a-z <>/]{0,5}$/));
  fc.assert(
    fc.property(fc.array(part), fc.dictionary(fc.constantFrom(...NAMES), value), (parts, values) => {
      const isName = (each: string) => NAMES.includes(each);
      const template = parts.map((each) => (isName(each) ? `{{ ${each.toUpperCase()} }}` : each)).join('');
      const text = parts.map((each) => (isName(each) ? (values[each] ?? '[…]') : each)).join('');
      expect(fillText(template, values)).toBe(text);
      const html = fillHtml(template, values);
      // All tags and quotes come from the template.
      const count = (of: string) => (of.match(/[<>"']/g) ?? []).length;
      expect(count(html)).toBe(count(template));
      expect(missingIn([template], values).sort()).toEqual(
        [...new Set(parts.filter((each) => isName(each) && !values[each]))].sort(),
      );
    }),
  );
});
