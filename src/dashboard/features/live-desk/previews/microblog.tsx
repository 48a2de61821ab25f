import { ChartNoAxesColumn, Heart, MessageCircle, Repeat2, Upload } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { firstLink } from './parse.ts';
import { Picture, VideoPicture } from './picture.tsx';
import type { PreviewProps } from './post.ts';
import { PostText } from './post-text.tsx';

const ICONS = [MessageCircle, Repeat2, Heart, ChartNoAxesColumn, Upload];

/** A post on X: its image, or the card of its link with the title on the picture. */
export function MicroblogPreview({
  text,
  cut,
  image,
  imageAlt,
  account,
  videoTitle,
  thumbnail,
}: PreviewProps) {
  const words = useText(liveText);
  const link = firstLink('x', text);
  const name = account.replace(/^@/, '');
  return (
    <div className="flex gap-2.5 p-3">
      <Avatar name={name} size={32} />
      <div className="grid grid-cols-1 min-w-0 grow gap-1.5">
        <p className="flex min-w-0 gap-1">
          <b className="max-w-3/5 shrink-0 truncate font-semibold">{name}</b>
          <span className="truncate text-quiet">@{name}</span>
          <span className="whitespace-nowrap text-quiet">· {words.now}</span>
        </p>
        <PostText platform="x" text={text} cut={cut} />
        {image ? (
          <Picture url={image} alt={imageAlt} className="aspect-[1200/630] rounded-2xl border border-line" />
        ) : (
          link && (
            <div className="grid grid-cols-1 gap-1">
              <div className="overflow-hidden rounded-2xl border border-line">
                <VideoPicture thumbnail={thumbnail}>
                  {videoTitle && (
                    <span className="absolute inset-x-2 bottom-2 truncate rounded bg-ink/80 px-1.5 py-0.5 text-page text-xs">
                      {videoTitle}
                    </span>
                  )}
                </VideoPicture>
              </div>
              <p className="text-quiet text-xs">{link.hostname.replace(/^www\./, '')}</p>
            </div>
          )
        )}
        <p className="mt-1 flex justify-between text-quiet" aria-hidden>
          {ICONS.map((Icon, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the icons never move
            <Icon key={index} size={15} />
          ))}
        </p>
      </div>
    </div>
  );
}
