import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  plain: 'bg-sunk text-quiet',
  accent: 'bg-chosen text-ink',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};
export type Tone = keyof typeof TONES;

/** A label for a state. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

const HUES = [265, 205, 150, 95, 45, 15, 335, 300];

interface AvatarProps {
  name: string;
  size?: number;
  /** Whether it is not a person. */
  isAgent?: boolean;
}

/** A person's initials on a stable color, or the sign of an agent. Not part of a button's accessible name. */
export function Avatar({ name, size = 28, isAgent = false }: AvatarProps) {
  if (isAgent) {
    return (
      <span
        aria-hidden
        className="inline-grid shrink-0 place-items-center rounded-md bg-info-soft text-info"
        style={{ width: size, height: size }}
      >
        <Bot size={size * 0.7} />
      </span>
    );
  }
  const words = name
    .trim()
    .split(/[\s.@_-]+/)
    .filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('');
  const hue = HUES[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % HUES.length];
  return (
    <span
      aria-hidden
      data-initials={initials || '?'}
      className="inline-grid shrink-0 place-items-center rounded-full font-semibold uppercase after:content-[attr(data-initials)]"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        background: `light-dark(oklch(92% 0.05 ${hue}), oklch(34% 0.06 ${hue}))`,
        color: `light-dark(oklch(40% 0.12 ${hue}), oklch(88% 0.06 ${hue}))`,
      }}
    />
  );
}
