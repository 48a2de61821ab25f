import { Globe, MessageSquare, Share2, ThumbsUp } from 'lucide-react';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { firstLink } from './parse.ts';
import { Picture, VideoPicture } from './picture.tsx';
import type { PreviewProps } from './post.ts';
import { PostText } from './post-text.tsx';

/** A post of a Facebook page: its image, or the card of its link below the text. */
export function SocialPreview({ text, cut, image, imageAlt, account, videoTitle, thumbnail }: PreviewProps) {
  const words = useText(liveText);
  const link = firstLink('facebook', text);
  return (
    <div className="grid grid-cols-1">
      <div className="flex min-w-0 items-center gap-2 px-3 pt-3">
        <Avatar name={account} size={32} />
        <p className="grid grid-cols-1 min-w-0 leading-tight">
          <b className="truncate font-semibold">{account}</b>
          <span className="flex items-center gap-1 text-quiet text-xs">
            {words.now} · <Globe aria-hidden size={11} />
          </span>
        </p>
      </div>
      <div className="px-3 py-2">
        <PostText platform="facebook" text={text} cut={cut} />
      </div>
      {image ? (
        <Picture url={image} alt={imageAlt} className="aspect-[1200/630]" />
      ) : (
        link && (
          <>
            <VideoPicture thumbnail={thumbnail} />
            <div className="bg-sunk px-3 py-2">
              <p className="text-quiet text-xs uppercase">{link.hostname.replace(/^www\./, '')}</p>
              {videoTitle && <p className="wrap-anywhere font-semibold">{videoTitle}</p>}
            </div>
          </>
        )
      )}
      <p
        className="mx-3 flex justify-around @xs:justify-between gap-1 border-line border-t py-2 text-quiet text-xs"
        aria-hidden
      >
        {[
          [ThumbsUp, words.like] as const,
          [MessageSquare, words.comment] as const,
          [Share2, words.share] as const,
        ].map(([Icon, label]) => (
          <span key={label} className="inline-flex min-w-0 items-center gap-1">
            <Icon size={14} className="shrink-0" />
            <span className="hidden truncate @xs:inline">{label}</span>
          </span>
        ))}
      </p>
    </div>
  );
}
