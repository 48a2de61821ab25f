import type { Schemas } from '../../../api/client.ts';
import { ChatPreview } from './chat.tsx';
import { MicroblogPreview } from './microblog.tsx';
import { PhotoPreview } from './photo.tsx';
import { SocialPreview } from './social.tsx';

type Platform = Schemas['Platform'];

export interface PreviewProps {
  text: string;
  /** Where what does not fit begins. Null: all fits. */
  cut: number | null;
  /** The address of its image. */
  image: string | null;
  imageAlt: string;
  /** The account that posts. */
  account: string;
  /** The title of the video to which the text links. */
  videoTitle: string | null;
}

const PREVIEWS = {
  discord: ChatPreview,
  x: MicroblogPreview,
  instagram: PhotoPreview,
  facebook: SocialPreview,
};

/** A post as its platform will show it. */
export function Preview({ platform, ...post }: PreviewProps & { platform: Platform }) {
  const Post = PREVIEWS[platform];
  return (
    <div className="@container overflow-hidden rounded-lg border border-line bg-page text-sm">
      <Post {...post} />
    </div>
  );
}
