import type { ComponentProps } from 'react';

/** A compact select without a visible label, for list headers. `children` are grouped options after the others. */
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
