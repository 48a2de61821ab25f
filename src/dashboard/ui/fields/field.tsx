import { type ComponentProps, type ReactNode, useId } from 'react';
import { commonText } from '../../lib/text/common.ts';
import { useText } from '../../lib/text/language.tsx';
import { hintOf } from '../button.tsx';
import { type Choosable, optionsOf } from './choice.tsx';
import { useValidity, type Validated } from './validity.ts';

export { Choice } from './choice.tsx';

const BOX =
  'w-full rounded-md border border-strong/60 bg-page px-3 aria-invalid:border-danger disabled:opacity-60 placeholder:text-quiet';
export const LINE = `${BOX} min-h-8 pointer-coarse:min-h-11`;

export interface Frame {
  label: string;
  /** The format or purpose. */
  hint?: ReactNode;
  /** The validation error. */
  problem?: string | undefined;
  isOptional?: boolean;
  className?: string;
}

/** Splits a field's properties: returns those of its control, and the frame with label, hint and what is wrong. */
export function useFrame<T extends Validated>({
  label,
  hint,
  problem: given,
  isOptional,
  className = '',
  ...input
}: Frame & T) {
  const id = useId();
  const common = useText(commonText);
  const validity = useValidity(input);
  const problem = given ?? validity.problem;
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return {
    control: {
      id,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': described || undefined,
      ...input,
      ...validity.handlers,
    },
    frame: (control: ReactNode) => (
      <div className={`grid content-start gap-1 ${className}`}>
        <label htmlFor={id} className="font-medium">
          {label}
          {isOptional && <span className="font-normal text-quiet"> ({common.optional})</span>}
        </label>
        {control}
        {hint && (
          <p id={`${id}-hint`} className="text-quiet text-sm">
            {hint}
          </p>
        )}
        {problem && (
          <p id={`${id}-problem`} className="text-danger text-sm">
            {problem}
          </p>
        )}
      </div>
    ),
  };
}

/** A text field with a label and a validation error. */
export function Field(props: Frame & ComponentProps<'input'>) {
  const { control, frame } = useFrame(props);
  return frame(<input {...control} className={LINE} />);
}

/** A multi-line text field. */
export function TextArea(props: Frame & ComponentProps<'textarea'>) {
  const { control, frame } = useFrame(props);
  return frame(<textarea rows={4} {...control} className={`${BOX} py-2`} />);
}

/** A select. */
export function Select({ options, ...props }: Frame & ComponentProps<'select'> & { options: Choosable }) {
  const { control, frame } = useFrame(props);
  return frame(
    <select {...control} className={LINE}>
      {optionsOf(options)}
    </select>,
  );
}

/** Yes or no. With `isSwitch` it works at once, so it looks like a switch. `hidesLabel` leaves it to screen readers. */
export function Check({
  label,
  hint,
  isSwitch,
  hidesLabel,
  className = '',
  title,
  ...input
}: Omit<Frame, 'problem'> & ComponentProps<'input'> & { isSwitch?: boolean; hidesLabel?: boolean }) {
  const id = useId();
  return (
    <div className={`flex items-start gap-3 ${className}`}>
      {isSwitch ? (
        <input
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself
          role="switch"
          className="relative mt-0.5 h-5 w-9 shrink-0 appearance-none rounded-full bg-strong transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-4 before:rounded-full before:bg-page before:transition-transform checked:bg-accent checked:before:translate-x-4 rtl:checked:before:-translate-x-4 disabled:opacity-60"
          {...input}
          {...hintOf(title)}
        />
      ) : (
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-4 shrink-0 accent-accent"
          {...input}
          {...hintOf(title)}
        />
      )}
      <div className={hidesLabel ? 'sr-only' : 'grid'}>
        <label htmlFor={id}>{label}</label>
        {hint && <span className="text-quiet text-sm">{hint}</span>}
      </div>
    </div>
  );
}
