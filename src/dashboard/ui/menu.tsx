import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { buttonLook, hintOf } from './button.tsx';
import { Keys } from './keys.tsx';

export interface MenuItem {
  label: string;
  onChoose: () => void;
  icon?: ReactNode;
  keys?: string | undefined;
  isDanger?: boolean;
  isChosen?: boolean;
  /** The reason why it cannot be selected. */
  disabled?: string | undefined;
}

interface Props {
  /** The button's label; `hideLabel` leaves it to screen readers. */
  label: string;
  hideLabel?: boolean;
  /** The visible content instead, which is then the accessible name. */
  face?: ReactNode;
  icon?: ReactNode;
  items: MenuItem[];
  className?: string;
  kind?: 'plain' | 'quiet';
}

/** A menu button (ARIA). */
export function Menu({ label, hideLabel, face, icon, items, className = '', kind = 'quiet' }: Props) {
  const id = useId();
  const anchor = `--menu-${id.replaceAll(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={hideLabel ? label : undefined}
        data-hint={hideLabel ? label : undefined}
        style={{ anchorName: anchor }}
        className={`${buttonLook(kind)} ${hideLabel ? 'px-2!' : ''} ${className}`}
      >
        {icon}
        {face ?? (!hideLabel && label)}
      </button>
      <MenuList
        id={id}
        label={label}
        items={items}
        style={{
          positionAnchor: anchor,
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
        }}
      />
    </>
  );
}

interface ListProps {
  label: string;
  items: MenuItem[];
  id?: string;
  ref?: RefObject<HTMLDivElement | null>;
  style: CSSProperties;
  onClose?: () => void;
}

/**
 * The list of a menu, as a browser popover: Escape or a click outside closes it, and the focus returns. It
 * is first on the chosen item, if there is one.
 */
export function MenuList({ label, items, id, ref, style, onClose }: ListProps) {
  const own = useRef<HTMLDivElement>(null);
  const list = ref ?? own;
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  // The list has the focus, and its keys, as soon as it opens. In the markup, it would ask for the focus on mounting too.
  useEffect(() => list.current?.setAttribute('autofocus', ''), [list]);

  /** Focuses an item. The browser tells late that the menu is open: a key may have done so already. */
  function begin() {
    const all = entries();
    if (all.some((each) => each === document.activeElement)) return;
    (all.find(({ ariaChecked }) => ariaChecked === 'true') ?? all[0])?.focus();
  }

  function move(event: KeyboardEvent) {
    begin();
    const all = entries();
    const now = all.indexOf(document.activeElement as HTMLElement);
    const letter = event.key.length === 1 ? event.key.toLowerCase() : '';
    const next =
      event.key === 'ArrowDown'
        ? all[(now + 1) % all.length]
        : event.key === 'ArrowUp'
          ? all.at((now - 1) % all.length)
          : event.key === 'Home'
            ? all[0]
            : event.key === 'End'
              ? all.at(-1)
              : letter
                ? [...all.slice(now + 1), ...all].find((each) =>
                    each.textContent?.toLowerCase().startsWith(letter),
                  )
                : undefined;
    if (event.key === 'Tab') list.current?.hidePopover();
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  return (
    <div
      ref={list}
      id={id}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      onToggle={({ newState }) => (newState === 'open' ? begin() : onClose?.())}
      style={style}
      className="m-0 mt-1 max-h-[70dvh] min-w-48 max-w-[90vw] overflow-y-auto rounded-lg border border-line bg-raised p-1 font-normal text-base text-ink shadow-float transition-[opacity,translate] starting:open:-translate-y-1 starting:open:opacity-0"
    >
      {items.map((item) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: items without a choice have no aria-checked
        <button
          key={item.label}
          type="button"
          role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
          aria-checked={item.isChosen}
          aria-disabled={item.disabled ? true : undefined}
          {...hintOf(item.disabled)}
          tabIndex={-1}
          onClick={() => {
            if (item.disabled) return;
            list.current?.hidePopover();
            item.onChoose();
          }}
          className={`flex min-h-8 pointer-coarse:min-h-11 w-full items-center gap-2 rounded-md px-2 text-start hover:bg-hover focus-visible:bg-hover focus-visible:outline-offset-[-2px] aria-checked:bg-chosen aria-disabled:opacity-50 ${item.isDanger ? 'text-danger' : ''}`}
        >
          {item.icon}
          <span className="grow">{item.label}</span>
          {item.keys && <Keys keys={item.keys} />}
        </button>
      ))}
    </div>
  );
}
