import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../button.tsx';

const anchorOf = (list: string) => `--picker-${list.replaceAll(/\W/g, '')}`;

/** Returns the place of a list at its button, which is at the end of a field. */
export const pickerPlace = (list: string): CSSProperties => ({
  positionAnchor: anchorOf(list),
  positionArea: 'block-end span-inline-start',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
});

/** The button at the end of a field that opens a list. */
export function PickerButton({
  label,
  list,
  kind,
  disabled,
  children,
}: {
  label: string;
  /** The id of the list. */
  list: string;
  kind: 'dialog' | 'menu';
  disabled?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <IconButton
      label={label}
      popoverTarget={list}
      aria-haspopup={kind}
      disabled={disabled}
      style={{ anchorName: anchorOf(list) }}
      className="absolute! end-0.5 top-1/2 size-7! -translate-y-1/2"
    >
      {children}
    </IconButton>
  );
}
