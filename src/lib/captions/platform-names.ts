import type { Platform } from '../../contract/stream/stream.ts';

/** Display names. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  discord: 'Discord',
  x: 'X',
  instagram: 'Instagram',
  facebook: 'Facebook',
};
