import type { ComponentProps, ReactNode } from 'react';
import { Keys, keysAsText } from './keys.tsx';

const KINDS = {
  primary: 'bg-accent text-on-accent hover:opacity-90',
  plain: 'border border-line bg-raised hover:bg-hover',
  quiet: 'text-quiet hover:bg-hover hover:text-ink',
  danger: 'border border-line bg-raised text-danger hover:bg-danger-soft',
};
const SHAPE =
  'inline-flex items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-busy:cursor-progress!';

export type ButtonKind = keyof typeof KINDS;

/** Returns the classes for a link that looks like a button. */
export const buttonLook = (kind: ButtonKind = 'plain') =>
  `${SHAPE} min-h-8 pointer-coarse:min-h-11 px-3 ${KINDS[kind]}`;

type Props = ComponentProps<'button'> & {
  kind?: ButtonKind;
  /** Its shortcut, shown after the label. */
  keys?: string | undefined;
  /** Whether an action is in progress, during which clicks are ignored. */
  isBusy?: boolean;
};

/** The tooltip of a control (`tooltip.tsx`). A text that is not its name describes it to screen readers too. */
export const hintOf = (text: string | undefined, name?: string) =>
  text === undefined ? {} : { 'data-hint': text, ...(text !== name && { 'aria-description': text }) };

/** At least 32 pixels high, 44 on touch screens. A disabled button gives the reason in `title`. */
export function Button({
  kind,
  keys,
  isBusy,
  className = '',
  type = 'button',
  title,
  children,
  ...props
}: Props) {
  return (
    <button
      type={type}
      className={`${buttonLook(kind)} ${className}`}
      {...props}
      {...hintOf(title, props['aria-label'])}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || props['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : props.onClick}
    >
      {children}
      {keys && <Keys keys={keys} />}
    </button>
  );
}

type IconProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name and tooltip. */
  label: string;
  keys?: string | undefined;
  isOn?: boolean | undefined;
  children: ReactNode;
};

/** An icon button, whose tooltip is its name. */
export function IconButton({
  label,
  keys,
  isOn,
  className = '',
  type = 'button',
  children,
  ...props
}: IconProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-pressed={isOn}
      data-hint={keys ? `${label}   ${keysAsText(keys)}` : label}
      className={`${SHAPE} size-8 shrink-0 pointer-coarse:size-11 ${isOn ? 'bg-chosen text-ink' : KINDS.quiet} ${className}`}
      {...props}
    >
      {children}
    </button>
  );
}
