import type { ComponentProps } from 'react';

/** A small choice without a visible label, for the head of a list. `children` are options in groups, after the others. */
export function Choice({
  label,
  options,
  className = '',
  children,
  ...select
}: ComponentProps<'select'> & {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}) {
  return (
    <select
      aria-label={label}
      className={`min-h-8 pointer-coarse:min-h-11 rounded-md border border-line bg-raised px-2 ${className}`}
      {...select}
    >
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
      {children}
    </select>
  );
}
