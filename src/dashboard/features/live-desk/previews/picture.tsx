import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';

/** The page's CSP allows only images of its own origin, which serves Herald's images under the same path. */
const pathOf = (url: string) => URL.parse(url)?.pathname ?? url;

/** The image of a caption. `onTall` is called if it has the shape of a story. */
export function Picture({
  url,
  alt,
  className = '',
  onTall,
}: {
  url: string;
  alt: string;
  className?: string;
  onTall?: (isTall: boolean) => void;
}) {
  return (
    <img
      src={pathOf(url)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
        onTall?.(naturalHeight > naturalWidth * 1.5)
      }
      className={`w-full bg-sunk object-cover ${className}`}
    />
  );
}

/** A placeholder for the video's thumbnail: the page loads nothing from other origins. */
export function VideoPicture({ children }: { children?: ReactNode }) {
  const text = useText(liveText);
  return (
    <div className="relative grid aspect-video w-full place-items-center bg-linear-to-br from-chosen to-sunk">
      <span
        role="img"
        aria-label={text.videoPicture}
        className="grid size-10 place-items-center rounded-full bg-ink/75 text-page"
      >
        <Play aria-hidden size={18} fill="currentColor" />
      </span>
      {children}
    </div>
  );
}
