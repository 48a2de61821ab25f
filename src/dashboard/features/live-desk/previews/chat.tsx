import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { firstLink } from './parse.ts';
import { Picture, VideoPicture } from './picture.tsx';
import type { PreviewProps } from './post.ts';
import { PostText } from './post-text.tsx';

/** A message of a webhook in Discord: its image, or the embed of its link. */
export function ChatPreview({ text, cut, image, imageAlt, account, videoTitle, thumbnail }: PreviewProps) {
  const words = useText(liveText);
  const link = firstLink('discord', text);
  return (
    <div className="flex gap-2.5 p-3">
      <Avatar name={account} size={32} />
      <div className="grid grid-cols-1 min-w-0 grow gap-1">
        <p className="flex min-w-0 items-center gap-1.5">
          <b className="truncate font-semibold">{account}</b>
          <span className="rounded bg-accent px-1 font-semibold text-[0.625rem] text-on-accent leading-4">
            {words.app}
          </span>
          <span className="text-quiet text-xs">{words.now}</span>
        </p>
        <PostText platform="discord" text={text} cut={cut} />
        {image ? (
          <Picture url={image} alt={imageAlt} className="mt-1 aspect-[1200/630] rounded-lg" />
        ) : (
          link && (
            <div className="mt-1 grid grid-cols-1 gap-1.5 overflow-hidden rounded border-danger border-s-4 bg-sunk p-2.5">
              <p className="text-quiet text-xs">{link.hostname.replace(/^www\./, '')}</p>
              {videoTitle && <p className="wrap-anywhere font-semibold text-info">{videoTitle}</p>}
              <div className="overflow-hidden rounded">
                <VideoPicture thumbnail={thumbnail} />
              </div>
            </div>
          )
        )}
      </div>
    </div>
  );
}
