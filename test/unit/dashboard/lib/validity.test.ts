import { expect, test } from 'vitest';
import { fieldsText } from '../../../../src/dashboard/lib/text/fields.ts';
import { problemOf } from '../../../../src/dashboard/ui/fields/validity.ts';

const CASES: [flag: string, type: string, attributes: Record<string, string>, en: string, de: string][] = [
  ['valueMissing', 'text', {}, 'Fill this in.', 'Fülle das aus.'],
  ['valueMissing', 'textarea', {}, 'Fill this in.', 'Fülle das aus.'],
  ['valueMissing', 'select-one', {}, 'Choose one.', 'Wähle etwas aus.'],
  ['typeMismatch', 'email', {}, 'That is not an email address.', 'Das ist keine E-Mail-Adresse.'],
  [
    'typeMismatch',
    'url',
    {},
    'Write the whole address, from https:// on.',
    'Schreib die ganze Adresse, ab https://.',
  ],
  ['badInput', 'number', {}, 'Write a number.', 'Schreib eine Zahl.'],
  ['badInput', 'date', {}, 'This value does not fit.', 'Dieser Wert passt nicht.'],
  ['rangeUnderflow', 'number', { min: '1' }, 'At least 1.', 'Mindestens 1.'],
  ['rangeOverflow', 'number', { max: '65535' }, 'At most 65535.', 'Höchstens 65535.'],
  ['tooShort', 'password', { minlength: '8' }, 'At least 8 characters.', 'Mindestens 8 Zeichen.'],
  ['tooLong', 'text', { maxlength: '200' }, 'At most 200 characters.', 'Höchstens 200 Zeichen.'],
  ['patternMismatch', 'text', {}, 'This value does not fit.', 'Dieser Wert passt nicht.'],
  ['customError', 'text', {}, 'Ours.', 'Ours.'],
];

test.each(CASES)('%s of %s %o: %s', (flag, type, attributes, en, de) => {
  const control = {
    validity: { [flag]: true },
    type,
    validationMessage: 'Ours.',
    getAttribute: (name: string) => attributes[name] ?? null,
  } as unknown as HTMLInputElement;
  expect(problemOf(control, fieldsText.en)).toBe(en);
  expect(problemOf(control, fieldsText.de)).toBe(de);
});
