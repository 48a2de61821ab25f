import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, Link2 } from 'lucide-react';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { say } from '../../../lib/toasts.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { DRAWN } from '../../brand/index.ts';
import { useDebounced } from './use-debounced.ts';

export type CardRequest =
  | { path: '/api/stream/story-card'; body: Schemas['StoryCardRequest'] }
  | { path: '/api/stream/milestone-card'; body: Schemas['MilestoneCardRequest'] };

/** The query key prefix of all rendered cards, which are invalidated when the brand changes. */

async function draw(request: CardRequest, signal: AbortSignal): Promise<Schemas['Card']> {
  if (request.path === '/api/stream/story-card')
    return dataOf(await client.POST(request.path, { body: request.body, signal }));
  return dataOf(await client.POST(request.path, { body: request.body, signal }));
}

/** Debounced, as an organization may render 30 cards a minute. */
const REST_MS = 700;

/** The rendered card, debounced. Outdated requests are cancelled. */
export function CardPreview({ request, name }: { request: CardRequest; name: string }) {
  const text = useText(studioText);
  const settled = useDebounced(request, REST_MS);
  const drawn = useQuery({
    // Not keyed by path, so that live updates do not re-render cards.
    queryKey: [DRAWN, settled.path, settled.body],
    queryFn: ({ signal }) => draw(settled, signal),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isOld = drawn.isFetching || JSON.stringify(settled) !== JSON.stringify(request);
  const isTall = request.path === '/api/stream/story-card';
  const shape = isTall
    ? 'aspect-[9/16] max-w-72'
    : request.body.size === '1200x630'
      ? 'aspect-[1200/630] max-w-xl'
      : 'aspect-square max-w-md';
  return (
    <div className="grid min-w-0 content-start gap-3" aria-busy={isOld}>
      <div
        className={`relative w-full overflow-hidden rounded-xl border border-line bg-sunk ${shape} ${drawn.data ? '' : 'animate-pulse'}`}
      >
        {drawn.data && (
          <img
            src={URL.parse(drawn.data.image_url)?.pathname}
            width={drawn.data.width}
            height={drawn.data.height}
            alt={text.cardOf(name)}
            className={`size-full object-contain transition-opacity ${isOld ? 'opacity-50' : ''}`}
          />
        )}
        <p role="status" className="absolute inset-x-0 bottom-3 text-center">
          {isOld && !drawn.error && (
            <span className="rounded-full bg-ink px-3 py-1 text-page text-xs">{text.drawing}</span>
          )}
        </p>
      </div>
      {drawn.error && <Failure error={drawn.error} onRetry={() => void drawn.refetch()} />}
      {drawn.data && <CardFile card={drawn.data} />}
    </div>
  );
}

function CardFile({ card }: { card: Schemas['Card'] }) {
  const text = useText(studioText);
  const common = useText(commonText);
  const format = useFormat();
  const file = URL.parse(card.image_url)?.pathname;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <a href={file} download className={buttonLook('primary')}>
        <Download aria-hidden size={15} />
        {text.download}
      </a>
      <Button
        onClick={() => void navigator.clipboard.writeText(card.image_url).then(() => say(common.copied))}
      >
        <Link2 aria-hidden size={15} />
        {text.copyLink}
      </Button>
      <span className="text-quiet text-sm tabular-nums">
        {text.cardFacts(String(card.width), String(card.height), format.bytes(card.bytes))}
      </span>
    </div>
  );
}
