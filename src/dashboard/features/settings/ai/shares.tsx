import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { aiText } from '../../../lib/text/settings/team/ai.ts';
import { Card } from '../../../ui/page/page.tsx';

interface Share {
  /** Unique, as former members may share a name. */
  key: string;
  name: string;
  tokens: number;
  calls: number;
}

/** Shares of a total, each with a bar: of tokens, or of calls if none cost tokens. */
export function Shares({ title, rows }: { title: string; rows: Share[] }) {
  const text = useText(aiText);
  const format = useFormat();
  const cost = rows.some(({ tokens }) => tokens > 0);
  const sizeOf = (row: Share) => (cost ? row.tokens : row.calls);
  const all = rows.reduce((sum, row) => sum + sizeOf(row), 0);
  return (
    <Card className="grid content-start gap-3">
      <h3 className="font-medium">{title}</h3>
      {rows.length === 0 && <p className="text-quiet">{text.none}</p>}
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={row.key} className="grid gap-1">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="min-w-0 [overflow-wrap:anywhere]">{row.name}</span>
              <span className="text-quiet text-sm tabular-nums">
                {cost && `${format.number(row.tokens)} · `}
                {text.calls(row.calls, format.number(row.calls))}
              </span>
            </p>
            <div aria-hidden className="h-1.5 rounded-full bg-hover">
              <div
                className="h-full rounded-full bg-accent"
                style={{ width: `${all === 0 ? 0 : (sizeOf(row) / all) * 100}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
