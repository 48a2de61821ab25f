import { Bookmark, Heart, ImageOff, MessageCircle, Send } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { Picture } from './picture.tsx';
import type { PreviewProps } from './post.ts';
import { PostText } from './post-text.tsx';

/** A post on Instagram: the image, and the folded text below it. A story is only the image. */
export function PhotoPreview({ text, cut, image, imageAlt, account }: PreviewProps) {
  const words = useText(liveText);
  const [isStory, setStory] = useState(false);
  const name = account.replace(/^@/, '');
  return (
    <div className="grid grid-cols-1">
      <p className="flex min-w-0 items-center gap-2 p-2.5">
        <Avatar name={name} size={26} />
        <b className="truncate font-semibold">{name}</b>
      </p>
      {image ? (
        <Picture url={image} alt={imageAlt} className="aspect-4/5" onTall={setStory} />
      ) : (
        <p className="grid aspect-4/5 place-content-center justify-items-center gap-2 bg-sunk p-6 text-center text-quiet">
          <ImageOff aria-hidden size={24} />
          {words.needsImage}
        </p>
      )}
      {isStory ? (
        <p className="p-2.5 text-quiet">{words.storyNote}</p>
      ) : (
        <div className="grid grid-cols-1 gap-1.5 p-2.5">
          <p className="flex gap-3" aria-hidden>
            <Heart size={17} />
            <MessageCircle size={17} />
            <Send size={17} />
            <Bookmark size={17} className="ms-auto" />
          </p>
          <PostText platform="instagram" text={text} cut={cut} lead={name} />
        </div>
      )}
    </div>
  );
}
