import { type ChangeEvent, type FormEvent, useState } from 'react';
import { fieldsText } from '../../lib/text/fields.ts';
import { useText } from '../../lib/text/language.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Words = (typeof fieldsText)['en'];

/** Describes in words why the browser refuses a field's value. */
export function problemOf(control: Control, text: Words): string {
  const { validity, type } = control;
  const at = (name: string) => control.getAttribute(name) ?? '';
  if (validity.customError) return control.validationMessage;
  if (validity.badInput) return type === 'number' ? text.number : text.other;
  if (validity.valueMissing) return type === 'select-one' ? text.notChosen : text.missing;
  if (validity.typeMismatch) return type === 'email' ? text.email : text.url;
  if (validity.rangeUnderflow) return text.atLeast(at('min'));
  if (validity.rangeOverflow) return text.atMost(at('max'));
  if (validity.tooShort) return text.tooShort(at('minlength'));
  if (validity.tooLong) return text.tooLong(at('maxlength'));
  return text.other;
}

const INVALID = ':is(input, select, textarea):invalid';

/** The properties of a control that is watched. */
export interface Validated {
  onInvalid?: ((event: never) => void) | undefined;
  onChange?: ((event: never) => void) | undefined;
}

/** Says below the field what is wrong with it, instead of the browser's bubble, until its value is changed. */
export function useValidity(given: Validated) {
  const text = useText(fieldsText);
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    handlers: {
      onInvalid(event: FormEvent<Control>) {
        event.preventDefault();
        const control = event.currentTarget;
        setProblem(problemOf(control, text));
        // The browser focuses the first one only together with its bubble.
        if (control.form?.querySelector(INVALID) === control) control.focus();
        given.onInvalid?.(event as never);
      },
      // One handler: after another one on the same element, a field would be drawn with the value from before.
      onChange(event: ChangeEvent<Control>) {
        given.onChange?.(event as never);
        setProblem(undefined);
      },
    },
  };
}
