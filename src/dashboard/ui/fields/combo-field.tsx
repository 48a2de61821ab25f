import { type ComponentProps, useState } from 'react';
import { type Frame, LINE, useFrame } from './field.tsx';
import { type Suggestion, useSuggestions } from './suggestions.tsx';

const MOST = 50;

type Props = Frame &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
    value: string;
    suggestions: readonly Suggestion[];
    /** What is wrong with a value, if anything is; said once the field is left. */
    whyNot?: (value: string) => string | undefined;
    onValue: (value: string) => void;
  };

/** A text field with suggestions. It takes any text that `whyNot` finds nothing wrong with. */
export function ComboField({ value, suggestions, whyNot, onValue, ...props }: Props) {
  const [isTyping, setTyping] = useState(false);
  const { control, frame } = useFrame({
    ...props,
    problem: props.problem ?? (isTyping ? undefined : whyNot?.(value)),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { currentTarget: field } = event;
      field.setCustomValidity(whyNot?.(field.value) ?? '');
      setTyping(true);
      suggested.change(field.value);
      onValue(field.value);
    },
  });
  const suggested = useSuggestions({
    typed: value,
    from: suggestions,
    most: MOST,
    choosesFirst: true,
    onPick(next) {
      (document.getElementById(control.id) as HTMLInputElement).setCustomValidity('');
      onValue(next);
    },
  });
  return frame(
    <>
      <input
        {...control}
        {...suggested.control}
        value={value}
        onKeyDown={suggested.press}
        onBlur={() => {
          setTyping(false);
          suggested.close();
        }}
        className={LINE}
      />
      {suggested.list}
    </>,
  );
}
