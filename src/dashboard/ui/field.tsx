import { type ComponentProps, useId } from 'react';

type Props = ComponentProps<'input'> & { label: string; problem?: string | undefined };

/** A line to fill in, with its label, and what is wrong with it. */
export function Field({ label, problem, className = '', ...input }: Props) {
  const id = useId();
  return (
    <div className={`grid gap-1 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="min-h-9 pointer-coarse:min-h-11 rounded-md border border-line bg-page px-3 aria-invalid:border-danger"
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
