import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';

interface Props<T extends string> {
  label: string;
  tabs: readonly (readonly [value: T, label: ReactNode])[];
  value: T;
  onChange: (value: T) => void;
  /** Whether it fills its flex container, and so may its panel. */
  isFull?: boolean;
  /** The panel of the selected tab. */
  children: ReactNode;
}

/** Tabs of several views. Arrow keys move between them (ARIA's tabs). */
export function Tabs<T extends string>({ label, tabs, value, onChange, isFull, children }: Props<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabOf = (each: T) =>
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.findIndex(([one]) => one === each)];
  /** Where they do not fit side by side, the chosen one is in sight. */
  const show = useEffectEvent((chosen: T) => {
    const tab = tabOf(chosen);
    if (!tab || !list.current) return;
    const { offsetLeft, offsetWidth } = tab;
    const { scrollLeft, clientWidth, offsetLeft: edge } = list.current;
    const excess = offsetLeft - edge + offsetWidth - clientWidth;
    if (excess > scrollLeft) list.current.scrollLeft = excess;
    else list.current.scrollLeft = Math.min(scrollLeft, offsetLeft - edge);
  });
  useEffect(() => show(value), [value]);
  function move(event: KeyboardEvent) {
    const at = tabs.findIndex(([each]) => each === value);
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = step && tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next[0]);
    tabOf(next[0])?.focus();
  }
  return (
    <div className={isFull ? 'flex min-h-0 grow flex-col' : 'grid gap-4'}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={`flex shrink-0 gap-1 overflow-x-auto border-line border-b ${isFull ? 'px-1 md:px-3' : ''}`}
      >
        {tabs.map(([each, name]) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            aria-selected={each === value}
            aria-controls={`${id}-panel`}
            tabIndex={each === value ? 0 : -1}
            onClick={() => onChange(each)}
            className="-mb-px flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-quiet focus-visible:outline-offset-[-2px] aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink"
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={isFull ? 'flex min-h-0 grow flex-col' : ''}
      >
        {children}
      </div>
    </div>
  );
}
