const SIGNS: Record<string, string> = {
  mod: /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl',
  shift: '⇧',
  ContextMenu: '☰',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Enter: '↵',
  ' ': 'Space',
};

/** Returns the keys of one stroke as on a keyboard: `Ctrl K`. */
const signsOf = (stroke: string) =>
  stroke
    .split('+')
    .map(
      (key) => SIGNS[key] ?? (/^[A-Z]$/.test(key) ? `⇧ ${key}` : key.length === 1 ? key.toUpperCase() : key),
    )
    .join(' ');

/** Returns a shortcut as text, for tooltips. */
export const keysAsText = (keys: string) => keys.split(' ').map(signsOf).join('  ');

/** A shortcut as keys: `g m`, `mod+k`. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className="inline-flex gap-1 text-xs pointer-coarse:hidden" aria-hidden>
      {keys.split(' ').map((stroke, index) => (
        <kbd
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes may be alike, and never move
          key={index}
          className="min-w-5 rounded border border-current/25 px-1 text-center font-sans leading-4"
        >
          {signsOf(stroke)}
        </kbd>
      ))}
    </span>
  );
}
