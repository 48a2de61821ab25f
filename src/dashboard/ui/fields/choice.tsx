import type { ComponentProps, ReactNode } from 'react';
import { hintOf } from '../button.tsx';

/** The value, the label, and what is shown before it in the list where the browser lets a list be styled. */
export type Choosable = readonly (readonly [value: string, label: string, icon?: ReactNode])[];

/** Returns the options of a select. They are no component: Preact gives a `defaultValue` to children that it sees. */
export const optionsOf = (choices: Choosable) =>
  choices.map(([value, name, icon]) => (
    <option key={value} value={value}>
      {icon}
      {name}
    </option>
  ));

/** A compact select without a visible label, for list headers. `children` are grouped options after the others. */
export function Choice({
  label,
  options,
  title,
  className = '',
  children,
  ...select
}: ComponentProps<'select'> & { label: string; options: Choosable }) {
  return (
    <select
      aria-label={label}
      className={`min-h-8 pointer-coarse:min-h-11 rounded-md border border-line bg-raised px-2 hover:bg-hover ${className}`}
      {...select}
      {...hintOf(title, label)}
    >
      {optionsOf(options)}
      {children}
    </select>
  );
}
