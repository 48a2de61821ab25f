import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';

/** The used length as the platform counts it, and the cost of the post. */
export function Count({ length, most, cost }: { length: number; most: number; cost: number | null }) {
  const text = useText(liveText);
  const format = useFormat();
  const isOver = length > most;
  const part = Math.min(1, length / most);
  const tone = isOver ? 'bg-danger' : part > 0.9 ? 'bg-warn' : 'bg-strong';
  return (
    <div className="grid gap-1 text-quiet text-xs tabular-nums">
      <div className="h-1 overflow-hidden rounded-full bg-sunk" aria-hidden>
        <div className={`h-full rounded-full ${tone}`} style={{ width: `${part * 100}%` }} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-3">
        <span>
          {text.count(format.number(length), format.number(most))}
          {isOver && (
            <strong className="font-semibold text-danger">
              {' '}
              · {text.over(format.number(length - most))}
            </strong>
          )}
        </span>
        {cost !== null && <span>{text.cost(format.money(cost * 100, 'USD'))}</span>}
      </p>
    </div>
  );
}
