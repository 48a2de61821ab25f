import { type ChangeEvent, useId } from 'react';
import { LABEL_COLORS } from '../../lib/label-colors.ts';
import { colorsText } from '../../lib/text/kit/colors.ts';
import { useText } from '../../lib/text/language.tsx';
import { type Frame, LINE, useFrame } from './field.tsx';
import { PickerButton, pickerPlace } from './picker-button.tsx';

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

interface Of {
  color: string;
  onChange: (color: string) => void;
}

/** Colors that most people can distinguish, as radio buttons. */
export function Swatches({ color, onChange }: Of) {
  const { colors } = useText(colorsText);
  const id = useId();
  return LABEL_COLORS.map((each) => (
    <input
      key={each}
      type="radio"
      name={id}
      aria-label={colors[each]}
      data-hint={colors[each]}
      checked={color.toLowerCase() === each}
      onChange={() => onChange(each)}
      style={{ background: each }}
      className="size-8 shrink-0 cursor-pointer appearance-none rounded-full border border-ink/25 checked:shadow-[inset_0_0_0_3px_var(--color-raised)] checked:outline-2 checked:outline-ink pointer-coarse:size-11"
    />
  ));
}

type Props = Of &
  Omit<Frame, 'problem'> & {
    problem?: string | undefined;
    placeholder?: string;
    required?: boolean;
    disabled?: boolean;
  };

/** A color as `#rrggbb`, written or chosen from the swatches. */
export function ColorField({ color, onChange, ...props }: Props) {
  const text = useText(colorsText);
  const id = useId();
  const wrong = color === '' || isColor(color) ? undefined : text.wrong;
  const { control, frame } = useFrame({
    ...props,
    problem: props.problem ?? wrong,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const { value } = currentTarget;
      currentTarget.setCustomValidity(value === '' || isColor(value) ? '' : text.wrong);
      onChange(value);
    },
  });
  return frame(
    <div className="relative grid">
      <input
        {...control}
        value={color}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        className={`${LINE} pe-9 font-mono`}
      />
      <PickerButton label={text.choose} list={id} kind="dialog" disabled={props.disabled}>
        <span
          style={isColor(color) ? { background: color } : {}}
          className="size-4.5 rounded border border-ink/25"
        />
      </PickerButton>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={text.choose}
        onToggle={({ newState, currentTarget }) =>
          newState === 'open' &&
          (
            currentTarget.querySelector<HTMLElement>(':checked') ?? currentTarget.querySelector('input')
          )?.focus()
        }
        style={pickerPlace(id)}
        className="m-0 my-1 rounded-lg border border-line bg-raised p-3 text-ink shadow-float transition-[opacity,translate] starting:open:-translate-y-1 starting:open:opacity-0"
      >
        <div className="grid grid-cols-4 gap-2">
          <Swatches color={color} onChange={onChange} />
        </div>
      </div>
    </div>,
  );
}
