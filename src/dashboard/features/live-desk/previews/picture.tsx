import { Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
      className={`w-full bg-sunk object-contain ${className}`}
    />
  );
}

/** The thumbnail of the linked video. Without one, or until it is there, its place is kept. */
export function VideoPicture({ thumbnail, children }: { thumbnail: string | null; children?: ReactNode }) {
  const text = useText(liveText);
  const [failed, setFailed] = useState<string>();
  const isShown = thumbnail !== null && thumbnail !== failed;
  return (
    <div
      role="img"
      aria-label={text.videoPicture}
      className="relative grid aspect-video w-full place-items-center overflow-hidden bg-linear-to-br from-chosen to-sunk"
    >
      {isShown && (
        <img
          src={thumbnail}
          alt=""
          width={1280}
          height={720}
          decoding="async"
          onError={() => setFailed(thumbnail)}
          className="absolute size-full object-cover"
        />
      )}
      <span className="relative grid size-12 place-items-center rounded-full bg-ink/75 text-page">
        <Play aria-hidden size={20} fill="currentColor" />
      </span>
      {children}
    </div>
  );
}
