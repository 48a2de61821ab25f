import type { Schemas } from '../../../api/client.ts';
import { ChatPreview } from './chat.tsx';
import { MicroblogPreview } from './microblog.tsx';
import { PhotoPreview } from './photo.tsx';
import type { PreviewProps } from './post.ts';
import { SocialPreview } from './social.tsx';

type Platform = Schemas['Platform'];

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
    <div className="@container overflow-hidden rounded-lg border border-line bg-page">
      <div className="text-sm @md:text-base">
        <Post {...post} />
      </div>
    </div>
  );
}
