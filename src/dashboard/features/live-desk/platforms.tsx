import { Camera, MessageCircle } from 'lucide-react';
import type { Schemas } from '../../api/client.ts';

type Platform = Schemas['Platform'];

/** The platforms' proper names, in every language. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  discord: 'Discord',
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
};

const SIGNS = {
  discord: <MessageCircle size={13} />,
  x: 'X',
  instagram: <Camera size={13} />,
  facebook: 'f',
};

/** The icon of a platform. */
export function PlatformSign({ platform }: { platform: Platform }) {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded bg-ink font-bold text-page text-xs leading-none"
    >
      {SIGNS[platform]}
    </span>
  );
}

/** A platform by its icon and its name. */
export function PlatformName({ platform }: { platform: Platform }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2 font-medium">
      <PlatformSign platform={platform} />
      {PLATFORM_NAMES[platform]}
    </span>
  );
}
