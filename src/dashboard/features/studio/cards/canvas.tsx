import { Download, Link2 } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { say } from '../../../lib/toasts.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { TEMPLATES, type Template } from './templates.ts';
import { type CardRequest, useCard } from './use-card.ts';

interface Props {
  template: Template;
  name: string;
  /** Null while something is missing, which `missing` tells. */
  request: CardRequest | null;
  missing: string;
}

/** The card, as large as there is room, and its file. */
export function Canvas({ template, name, request, missing }: Props) {
  const text = useText(studioText);
  const drawn = useCard(request, true);
  const { width, height } = TEMPLATES[template];
  const card = drawn.data?.width === width && drawn.data.height === height ? drawn.data : undefined;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col" aria-busy={drawn.isOld}>
      <div className="flex h-[54dvh] flex-col bg-sunk p-4 lg:h-auto lg:min-h-0 lg:grow lg:p-6">
        <div className="@container-size grid min-h-0 grow place-items-center">
          {request ? (
            <div
              data-canvas
              className={`relative overflow-hidden rounded-lg bg-hover shadow-float ${card || drawn.error ? '' : 'animate-pulse'}`}
              style={{
                aspectRatio: `${width} / ${height}`,
                width: `min(100cqw, 100cqh * ${width / height})`,
              }}
            >
              {card && (
                <img
                  src={URL.parse(card.image_url)?.pathname}
                  width={width}
                  height={height}
                  alt={text.cardOf(name)}
                  className={`size-full transition-opacity ${drawn.isOld ? 'opacity-50' : ''}`}
                />
              )}
              <p role="status" className="absolute inset-x-0 bottom-3 text-center">
                {drawn.isOld && !drawn.error && (
                  <span className="rounded-full bg-ink px-3 py-1 text-page text-xs">{text.drawing}</span>
                )}
              </p>
            </div>
          ) : (
            <p className="text-quiet">{missing}</p>
          )}
        </div>
        {request && drawn.error && <Failure error={drawn.error} onRetry={() => void drawn.refetch()} />}
      </div>
      <CardFile card={request && card} />
    </div>
  );
}

/** Its place is kept while there is no card. */
function CardFile({ card }: { card: Schemas['Card'] | null | undefined }) {
  const text = useText(studioText);
  const common = useText(commonText);
  const format = useFormat();
  const copy = (url: string) => navigator.clipboard.writeText(url).then(() => say(common.copied));
  return (
    <footer className="sticky bottom-0 flex min-h-13 flex-wrap items-center gap-2 border-line border-t bg-page px-4 py-2 lg:px-6">
      {card && (
        <>
          <a href={URL.parse(card.image_url)?.pathname} download className={buttonLook('primary')}>
            <Download aria-hidden size={15} />
            {text.download}
          </a>
          <Button onClick={() => void copy(card.image_url)}>
            <Link2 aria-hidden size={15} />
            <span className="max-sm:sr-only">{text.copyLink}</span>
          </Button>
          <span className="ms-auto text-quiet text-xs tabular-nums">
            {text.cardFacts(String(card.width), String(card.height), format.bytes(card.bytes))}
          </span>
        </>
      )}
    </footer>
  );
}
