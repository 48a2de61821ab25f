import { dialText } from '../../lib/text/kit/dial.ts';
import { useText } from '../../lib/text/language.tsx';

const GOOD = 80;
const FAIR = 50;
/** The arc covers three quarters of a circle, open at the bottom, where the mark is. */
const ARC = 75;

export type Rating = 'good' | 'fair' | 'poor';

/** Rates a score from 0 to 100, as in the printed report. */
export const ratingOf = (score: number): Rating => (score >= GOOD ? 'good' : score >= FAIR ? 'fair' : 'poor');

const STROKES = { good: 'stroke-good', fair: 'stroke-warn', poor: 'stroke-danger' };
const TEXTS = { good: 'text-good', fair: 'text-warn', poor: 'text-danger' };
const FILLS = { good: 'fill-good', fair: 'fill-warn', poor: 'fill-danger' };

/** A rating as a shape in a 12 by 12 box: circle, square or diamond. It is no arrow, which would say that a score rises. */
function Shape({ rating }: { rating: Rating }) {
  if (rating === 'good') return <circle cx="6" cy="6" r="5" />;
  if (rating === 'fair') return <rect x="1.5" y="1.5" width="9" height="9" />;
  return <path d="M6 0 12 6 6 12 0 6z" />;
}

/** The mark of a rating, for a legend. */
export function RatingMark({ score }: { score: number }) {
  const text = useText(dialText);
  const rating = ratingOf(score);
  return (
    <svg
      viewBox="0 0 12 12"
      className={`size-2.5 shrink-0 ${FILLS[rating]}`}
      role="img"
      aria-label={text[rating]}
    >
      <Shape rating={rating} />
    </svg>
  );
}

/** Returns what screen readers say of a score. */
function useSpoken(label: string, score: number | null): string {
  const text = useText(dialText);
  return score === null ? text.unknown(label) : text.spoken(label, score, text[ratingOf(score)]);
}

/** A score from 0 to 100 as a figure after the shape of its rating; null was not measured. */
export function Score({
  label,
  score,
  className,
}: {
  label: string;
  score: number | null;
  className: string;
}) {
  const rating = score === null ? null : ratingOf(score);
  return (
    <span
      role="img"
      aria-label={useSpoken(label, score)}
      className={`inline-flex items-center gap-[0.4em] font-semibold ${rating ? TEXTS[rating] : 'text-quiet'} ${className}`}
    >
      {rating && (
        <svg aria-hidden viewBox="0 0 12 12" className="size-[0.6em] shrink-0 fill-current">
          <Shape rating={rating} />
        </svg>
      )}
      {score ?? '–'}
    </span>
  );
}

/** A score from 0 to 100 as an arc with the number; null was not measured. Screen readers read the label. */
export function Dial({ label, score, size = 96 }: { label: string; score: number | null; size?: number }) {
  const rating = score === null ? null : ratingOf(score);
  const arc = { cx: 60, cy: 60, r: 52, fill: 'none', strokeWidth: 9, pathLength: 100 };
  return (
    <svg
      viewBox="0 0 120 120"
      width={size}
      height={size}
      role="img"
      aria-label={useSpoken(label, score)}
      className="shrink-0"
    >
      <circle
        {...arc}
        className="stroke-line"
        strokeLinecap="round"
        strokeDasharray={`${ARC} 100`}
        transform="rotate(135 60 60)"
      />
      {/* A round cap of length 0 would show as a dot. */}
      {rating && score ? (
        <circle
          {...arc}
          className={STROKES[rating]}
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * ARC} 100`}
          transform="rotate(135 60 60)"
        />
      ) : null}
      <text
        x="60"
        y="61"
        dominantBaseline="central"
        textAnchor="middle"
        aria-hidden
        className={`font-semibold text-[34px] ${rating ? FILLS[rating] : 'fill-quiet'}`}
      >
        {score ?? '–'}
      </text>
      {rating && (
        <g transform="translate(51 93) scale(1.5)" className={FILLS[rating]}>
          <Shape rating={rating} />
        </g>
      )}
    </svg>
  );
}
