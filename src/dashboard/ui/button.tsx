import type { ComponentProps } from 'react';

const KINDS = {
  primary: 'bg-accent text-on-accent hover:opacity-90',
  plain: 'border border-line bg-raised hover:bg-hover',
  quiet: 'text-quiet hover:bg-hover hover:text-ink',
  danger: 'border border-line text-danger hover:bg-hover',
};

type Props = ComponentProps<'button'> & { kind?: keyof typeof KINDS };

/** At least 36 pixels high, 44 where fingers point. */
export function Button({ kind = 'plain', className = '', type = 'button', ...props }: Props) {
  const shape =
    'inline-flex min-h-9 pointer-coarse:min-h-11 items-center justify-center gap-2 rounded-md px-3 font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-60';
  return <button type={type} className={`${shape} ${KINDS[kind]} ${className}`} {...props} />;
}
